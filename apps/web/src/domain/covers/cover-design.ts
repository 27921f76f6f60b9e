/** The color pairs of covers: one for the background, one for the title and pattern. */
export const palettes = [
  ['#d9e9e6', '#12423f'],
  ['#dde6f3', '#203a5e'],
  ['#f3e3c6', '#5b3d0c'],
  ['#dfe8d3', '#2f4a1c'],
  ['#f2dcd6', '#6a2a1c'],
  ['#e8ddec', '#4a2a57'],
  ['#e6e2da', '#33363b'],
  ['#1d4f4c', '#f0f7f5'],
  ['#283c5c', '#eef3fa'],
  ['#6b2f2d', '#fdf1ee'],
  ['#33492b', '#f1f6ec'],
  ['#e6b45f', '#2a1a06'],
] as const;
/** The number of patterns in `cover-patterns.tsx`. */
export const patterns = 12;
/** Positions of the title and author. */
const layouts = ['top', 'bottom', 'label'] as const;

/** The design of a cover without an image. */
export interface CoverDesign {
  palette: (typeof palettes)[number];
  pattern: number;
  /** Whether the pattern is mirrored horizontally and vertically. */
  flip: readonly [x: 1 | -1, y: 1 | -1];
  layout: (typeof layouts)[number];
}

/** Hashes a string (FNV-1a, 32 bits, with MurmurHash3's finalizer). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the design for a title; the same title always gets the same design. */
export function designCover(title: string): CoverDesign {
  let rest = hashText(title);
  const pick = (choices: number) => {
    const choice = rest % choices;
    rest = Math.floor(rest / choices);
    return choice;
  };
  const sign = () => (pick(2) === 0 ? 1 : -1);
  return {
    palette: palettes[pick(palettes.length)] ?? palettes[0],
    pattern: pick(patterns),
    flip: [sign(), sign()],
    layout: layouts[pick(layouts.length)] ?? 'top',
  };
}
