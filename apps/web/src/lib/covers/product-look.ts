/** How many there are of each; the drawings are in `product-cover.tsx`, the colours in its styles. */
export const grounds = 12;
export const patterns = 12;
/** Where title and author stand. */
const layouts = ['top', 'foot', 'label'] as const;

/** What a cover without a picture looks like. */
export interface ProductLook {
  ground: number;
  pattern: number;
  /** Whether the pattern is seen in a mirror, and from above. */
  flip: readonly [x: 1 | -1, y: 1 | -1];
  layout: (typeof layouts)[number];
}

/** A number that every letter of a text changes (FNV-1a, 32 bits, with the last step of MurmurHash3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The look of a title: always the same for the same one. */
export function lookOf(title: string): ProductLook {
  let rest = hashOf(title);
  const draw = (choices: number) => {
    const drawn = rest % choices;
    rest = Math.floor(rest / choices);
    return drawn;
  };
  const side = () => (draw(2) === 0 ? 1 : -1);
  return {
    ground: draw(grounds),
    pattern: draw(patterns),
    flip: [side(), side()],
    layout: layouts[draw(layouts.length)] ?? 'top',
  };
}
