/** Offers a file to be kept. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
