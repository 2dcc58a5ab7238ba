/** Lets the browser save a file that was made in the page. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Safari reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
