const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for the inside of an element or an attribute. What XML 1.0 does not allow at all is left out. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** A comment of XML, in which two hyphens must not follow each other. */
export const xmlComment = (text: string): string => `<!-- ${xmlText(text).replaceAll(/-(?=-)/g, '- ')} -->`;
