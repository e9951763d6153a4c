/** Texts for a file. A plain link cannot say who asks, so the text is fetched first. */
export const save = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'text/plain' }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
