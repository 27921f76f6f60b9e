/** Makes the browser download a file that is in memory. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // By then, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
