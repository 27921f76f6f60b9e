const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or attribute, and removes characters that XML 1.0 does not allow. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Creates an XML comment, in which `--` is not allowed. */
export const xmlComment = (text: string): string => `<!-- ${xmlText(text).replaceAll(/-(?=-)/g, '- ')} -->`;
