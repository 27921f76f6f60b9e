import { languageById } from '@glossa/language/languages';

/** Languages written without spaces between words. */
const spaceless = new Set(['ja', 'zh', 'th']);

interface Span {
  from: number;
  to: number;
}

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);

/** Builds a pattern for part of a form. It allows any kind of apostrophe, and spaces or hyphens between words. */
function buildPattern(piece: string, code: string): string {
  const words = piece
    .split(' ')
    .map((word) => escape(word).replaceAll("'", "['’ʼ‘]").replaceAll('"', '["״”]'));
  const joined = words.join(String.raw`[\s\p{Pd}\u00ad]+`);
  return spaceless.has(code) ? joined : String.raw`(?<![\p{L}\p{M}\p{N}])${joined}(?![\p{L}\p{M}\p{N}])`;
}

const letterPattern = /[\p{L}\p{M}\p{N}]/u;

/** Finds an exact match at or after an index. Covers most cases without compiling a Unicode pattern, which is slow. */
function findExactMatch(lower: string, piece: string, from: number): Span | undefined {
  for (let at = lower.indexOf(piece, from); at >= 0; at = lower.indexOf(piece, at + 1)) {
    const to = at + piece.length;
    if (!letterPattern.test(lower.charAt(at - 1)) && !letterPattern.test(lower.charAt(to)))
      return { from: at, to };
  }
  return undefined;
}

function findPatternMatch(text: string, pattern: string, from: number): Span | undefined {
  const search = new RegExp(pattern, 'giu');
  search.lastIndex = from;
  const found = search.exec(text);
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/**
 * Finds a word or phrase in its saved example by its normalized form, without a dictionary. Returns one span per part
 * of a phrase with gaps, and an empty array if it isn't found, for example because the sentence has an inflected form.
 */
export function findInExample(example: string, form: string, language: number): Span[] {
  const code = languageById(language)?.code ?? '';
  // Only Turkish needs its own case mapping, for the letter i; the mapping preserves the number of UTF-16 code units.
  const lower = code === 'tr' ? example.toLocaleLowerCase('tr') : example.toLowerCase();
  const text = lower.length === example.length ? lower : example;
  const spans: Span[] = [];
  for (const piece of form.split(' … ')) {
    const from = spans.at(-1)?.to ?? 0;
    const span = findExactMatch(text, piece, from) ?? findPatternMatch(text, buildPattern(piece, code), from);
    if (!span) return [];
    spans.push(span);
  }
  return spans;
}
