import { languageById } from '@glossa/language/languages';

/** Languages that put no spaces between words. */
const spaceless = new Set(['ja', 'zh', 'th']);

interface Span {
  from: number;
  to: number;
}

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);

/** A pattern of a piece of a word's form as people write it: other apostrophes, words joined by hyphens. */
function patternOf(piece: string, code: string): string {
  const words = piece
    .split(' ')
    .map((word) => escape(word).replaceAll("'", "['’ʼ‘]").replaceAll('"', '["״”]'));
  const joined = words.join(String.raw`[\s\p{Pd}\u00ad]+`);
  return spaceless.has(code) ? joined : String.raw`(?<![\p{L}\p{M}\p{N}])${joined}(?![\p{L}\p{M}\p{N}])`;
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Where a piece stands as it is, from some place on; most do, and a pattern of letters is slow to make. */
function plainPlace(lower: string, piece: string, from: number): Span | undefined {
  for (let at = lower.indexOf(piece, from); at >= 0; at = lower.indexOf(piece, at + 1)) {
    const to = at + piece.length;
    if (!letter.test(lower.charAt(at - 1)) && !letter.test(lower.charAt(to))) return { from: at, to };
  }
  return undefined;
}

function writtenPlace(text: string, pattern: string, from: number): Span | undefined {
  const search = new RegExp(pattern, 'giu');
  search.lastIndex = from;
  const found = search.exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/**
 * Where a word or phrase stands in a sentence that was kept with it, by its normalised form; a phrase with gaps has a
 * span for each piece. Empty when it is not found, as when the sentence has another form of it. Needs no dictionary.
 */
export function placeInExample(example: string, form: string, language: number): Span[] {
  const code = languageById(language)?.code ?? '';
  // Only Turkish knows which i is which; its letters keep their number of units.
  const lower = code === 'tr' ? example.toLocaleLowerCase('tr') : example.toLowerCase();
  const text = lower.length === example.length ? lower : example;
  const spans: Span[] = [];
  for (const piece of form.split(' … ')) {
    const from = spans.at(-1)?.to ?? 0;
    const place = plainPlace(text, piece, from) ?? writtenPlace(text, patternOf(piece, code), from);
    if (!place) return [];
    spans.push(place);
  }
  return spans;
}
