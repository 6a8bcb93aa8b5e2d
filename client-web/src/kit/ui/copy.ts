/** Copies a text. Pages on plain http have no clipboard API; there the given input is selected and copied. */
export async function copy(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    // Deprecated, but the only way without https.
    return document.execCommand('copy');
  }
}
