/** The number of choices; the patterns are in `cover-patterns.tsx`, the colors in `product-cover.module.css`. */
export const palettes = 12;
export const patterns = 12;
/** The position of title and author. */
const layouts = ['top', 'bottom', 'label'] as const;

/** The design of a cover without an image. */
export interface CoverDesign {
  palette: number;
  pattern: number;
  /** Whether the pattern is mirrored horizontally and vertically. */
  flip: readonly [x: 1 | -1, y: 1 | -1];
  layout: (typeof layouts)[number];
}

/** Hashes a text (FNV-1a, 32 bits, with MurmurHash3's finalizer). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the design for a title; the same title always gets the same one. */
export function designCover(title: string): CoverDesign {
  let rest = hashOf(title);
  const pick = (choices: number) => {
    const picked = rest % choices;
    rest = Math.floor(rest / choices);
    return picked;
  };
  const sign = () => (pick(2) === 0 ? 1 : -1);
  return {
    palette: pick(palettes),
    pattern: pick(patterns),
    flip: [sign(), sign()],
    layout: layouts[pick(layouts.length)] ?? 'top',
  };
}
