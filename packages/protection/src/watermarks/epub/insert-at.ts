/** A text to insert at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

/** Inserts texts at offsets of the original text, which must be sorted. */
export function insertAt(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: added } of insertions) {
    parts.push(text.slice(from, at), added);
    from = at;
  }
  return parts.join('') + text.slice(from);
}
