/**
 * Returns the text of the clipboard; HTML is converted to plain text.
 * @throws {DOMException} when the browser denies access
 */
export async function readClipboard(): Promise<string> {
  const text = await navigator.clipboard.readText();
  if (text.trim() !== '') return text;
  const items = await navigator.clipboard.read();
  const formatted = items.find(({ types }) => types.includes('text/html'));
  if (!formatted) return '';
  const html = await (await formatted.getType('text/html')).text();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6, br, tr'))
    block.after('\n\n');
  return body.textContent.replaceAll(/\n{3,}/g, '\n\n').trim();
}
