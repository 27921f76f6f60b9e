/** A text to insert at an offset. */
export interface Insertion {
  offset: number;
  text: string;
}

/** Inserts texts at offsets in the original text. `insertions` must be sorted by offset. */
export function insertAt(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { offset, text: added } of insertions) {
    parts.push(text.slice(from, offset), added);
    from = offset;
  }
  return parts.join('') + text.slice(from);
}
