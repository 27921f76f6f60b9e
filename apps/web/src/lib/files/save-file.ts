/** Downloads a file from memory. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // By then, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
