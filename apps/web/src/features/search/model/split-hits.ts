const special = /[\\^$.*+?()[\]{}|/]/gu;

/** A text in pieces: those at odd places are what is searched for, in any case. */
export function splitHits(text: string, query: string): string[] {
  if (query === '') return [text];
  return text.split(new RegExp(`(${query.replaceAll(special, String.raw`\$&`)})`, 'giu'));
}
