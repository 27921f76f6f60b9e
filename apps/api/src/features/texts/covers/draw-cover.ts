import type { Language } from '@glossa/language/languages';

/** Background and text colors of covers, each pair with a contrast of more than 4.5:1. */
const palette = [
  ['#d9e9e6', '#12423f'],
  ['#dde6f3', '#203a5e'],
  ['#f3e3c6', '#5b3d0c'],
  ['#dfe8d3', '#2f4a1c'],
  ['#f2dcd6', '#6a2a1c'],
  ['#e8ddec', '#4a2a57'],
] as const;

/** Drawings on a 120 × 180 canvas. */
const drawings = [
  '<circle cx="92" cy="52" r="46"/><circle cx="92" cy="52" r="28"/>',
  '<path d="M-10 128C30 96 56 150 92 118s40-22 48-18v90H-10z"/><path d="M-10 150c40-24 66 12 100-12s44-14 50-8v60H-10z"/>',
  '<path d="M0 180 60 84l60 96z"/><path d="M40 180l44-66 44 66z"/>',
  '<path d="M18 124a42 42 0 0 1 84 0z"/><path d="M0 130h120v5H0zM10 144h100v4H10zM22 157h76v3H22z"/>',
] as const;

/** Hashes a string (FNV-1a, 32 bits). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll(/\p{Cc}/gu, ' ');

/** Returns the width of a string in narrow characters; East Asian characters count as two. */
const measureWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );

/** Breaks a title into at most `maxLines` lines and replaces the rest with an ellipsis. */
function breakIntoLines(title: string, width: number, maxLines: number): string[] {
  const pieces = title.split(/(?<=\s)|(?<=[\u3040-\u30ff\u4e00-\u9fff])/u).flatMap((piece) => {
    const letters = Array.from(piece);
    const size = Math.max(1, Math.floor((width * letters.length) / Math.max(1, measureWidth(piece))));
    return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
      letters.slice(at * size, (at + 1) * size).join(''),
    );
  });
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && measureWidth(`${last}${piece}`.trimEnd()) <= width)
      lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  const visibleLines = lines.slice(0, maxLines).map((line) => line.trim());
  if (lines.length > maxLines) visibleLines[maxLines - 1] = `${visibleLines[maxLines - 1]?.slice(0, -1)}…`;
  return visibleLines;
}

/**
 * Draws the cover of a text without an image, as a 240 × 360 pixel SVG: title, author and language on a pattern. Title
 * and language determine the pattern, so a text always gets the same cover.
 */
export function drawCover({
  title,
  author,
  language,
}: {
  title: string;
  author: string;
  language: Pick<Language, 'code' | 'native' | 'direction'> | undefined;
}): string {
  const seed = hashText(`${title}\n${language?.code ?? ''}`);
  const [background, color] = palette[seed % palette.length] ?? palette[0];
  const drawing = drawings[Math.floor(seed / palette.length) % drawings.length] ?? drawings[0];
  const text = (line: string, y: number, size: number) =>
    `<text x="60" y="${y}" text-anchor="middle" font-size="${size}">${escape(line)}</text>`;
  const lines = breakIntoLines(title, 15, 5).map((line, at) => text(line, 34 + at * 17, 13));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 180" width="240" height="360" role="img"`,
    ` lang="${language?.code ?? 'en'}" direction="${language?.direction ?? 'ltr'}">`,
    `<title>${escape(title)}</title><rect width="120" height="180" fill="${background}"/>`,
    `<g fill="${color}" fill-opacity=".1">${drawing}</g>`,
    `<g fill="${color}" font-family="Literata, Georgia, 'Noto Serif', serif" font-weight="600">${lines.join('')}</g>`,
    `<g fill="${color}" font-family="Inter, system-ui, sans-serif">`,
    ...breakIntoLines(author, 22, 1).map((line) => text(line, 150, 8)),
    text(language?.native ?? '', 166, 8),
    '</g></svg>',
  ].join('');
}
