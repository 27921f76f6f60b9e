const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

// Elements that begin a new line.
const lineBreakingTags =
  /<\/?(?:br|p|div|li|ul|ol|tr|table|dd|dt|dl|h\d|hr|def|ar|blockquote|k)\b[^>]{0,2000}>/gi;
const tag = /<\/?[a-z!][^>]{0,2000}>/gi;

function decodeEntity(match: string, entity: string): string {
  if (!entity.startsWith('#')) return namedEntities[entity.toLowerCase()] ?? match;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : match;
}

/** Converts HTML, Pango or XDXF markup to lines of plain text. */
export const markupText = (markup: string): string =>
  markup
    .replaceAll(lineBreakingTags, '\n')
    .replaceAll(tag, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decodeEntity);
