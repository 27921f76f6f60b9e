import { stripHtml } from '@glossa/language/strip-html';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

function decodeCharacter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Returns the text of an Anki field without tags, sounds and images, with entities decoded. */
export const plainText = (html: string): string =>
  stripHtml(html.replace(/\[sound:[^\]]*\]/g, ''))
    .replace(entity, (match, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return decodeCharacter(Number(decimal));
      if (hex) return decodeCharacter(Number.parseInt(hex, 16));
      return namedEntities[name?.toLowerCase() ?? ''] ?? match;
    })
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
