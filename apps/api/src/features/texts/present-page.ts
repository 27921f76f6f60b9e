import { readSpans } from '@glossa/documents/word-spans';

import type { SentenceRow, WordRow } from './page-queries.ts';

// Most pieces of a sentence need no escape, and asking is cheaper than JSON.stringify.
// eslint-disable-next-line no-control-regex -- JSON must escape exactly these.
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/;
const json = (text: string): string => (needsEscape.test(text) ? JSON.stringify(text) : `"${text}"`);

/** Sentences as JSON text of the contract's `sentences`, and the terms that occur in them. */
export function presentSentences(rows: readonly SentenceRow[]): { text: string; terms: number[] } {
  const terms = new Set<number>();
  const parts = rows.map((row) => sentence(row, terms));
  return { text: `[${parts.join(',')}]`, terms: [...terms] };
}

function sentence({ seq, text, words }: SentenceRow, terms: Set<number>): string {
  let tokens = '';
  let last = 0;
  readSpans(words, (start, end, term) => {
    if (start > last) tokens += `${tokens ? ',' : ''}{"t":${json(text.slice(last, start))}}`;
    tokens += `${tokens ? ',' : ''}{"t":${json(text.slice(start, end))},"w":${term}}`;
    terms.add(term);
    last = end;
  });
  if (last < text.length) tokens += `${tokens ? ',' : ''}{"t":${json(text.slice(last))}}`;
  return `{"seq":${seq},"tokens":[${tokens}]}`;
}

/** Words as JSON text of the contract's `words`. */
export function presentWords(rows: readonly WordRow[]): string {
  const parts = rows.map(
    ({ id, level, ignored, translation }) =>
      `"${id}":{"level":${level},"ignored":${ignored},"translation":${json(translation)}}`,
  );
  return `{${parts.join(',')}}`;
}
