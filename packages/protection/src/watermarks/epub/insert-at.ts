/** A text that is put before a place of another. */
export interface Insertion {
  at: number;
  text: string;
}

/** Puts texts in, each where it belongs in the text as it was. The places are in their order. */
export function insertAt(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, text: added } of insertions) {
    parts.push(text.slice(from, at), added);
    from = at;
  }
  return parts.join('') + text.slice(from);
}
