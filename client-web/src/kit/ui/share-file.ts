/** Whether the browser can hand files of this type to other programs. */
export function canShare(type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], 'file', { type })] });
}

/** Shares a file, or downloads it where the browser cannot share files. */
export async function shareOrSave(content: Blob, name: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  const shared = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(shared)) {
    const error = await navigator.share(shared).catch((error: unknown) => error);
    // A cancelled share rejects, but is no error. Where drawing took longer than a tap counts, the file is saved.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
