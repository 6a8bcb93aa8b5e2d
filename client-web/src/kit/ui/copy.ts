/** Copies a text; pages on plain http have no clipboard of their own, there the field it stands in is copied. */
export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    // Old, but all there is without https.
    return document.execCommand('copy');
  }
}
