import type { WordState } from '@glossa/contract/words';

import { readSpans } from '#domain/documents/word-spans.ts';
import type { PageWordsRow, SentenceRow } from './queries.ts';

// Most sentences need no escaping, and checking is cheaper than JSON.stringify.
// oxlint-disable-next-line no-control-regex -- JSON must escape exactly these.
const needsEscape = /["\\\u0000-\u001f\ud800-\udfff]/;
const quote = (text: string): string => `"${text}"`;

/** Serializes sentences as the JSON of the contract's `sentences`. */
export const presentSentences = (rows: readonly SentenceRow[]): string =>
  `[${rows.map(sentenceJson).join(',')}]`;

function sentenceJson({ seq, text, spans, terms }: SentenceRow): string {
  const json: (text: string) => string = needsEscape.test(text) ? JSON.stringify : quote;
  const ids = terms.slice(1, -1).split(',');
  let tokens = '';
  let last = 0;
  readSpans(spans, (start, end, index) => {
    if (start > last) tokens += `,{"t":${json(text.slice(last, start))}}`;
    tokens += `,{"t":${json(text.slice(start, end))},"w":${ids[index]}}`;
    last = end;
  });
  if (last < text.length) tokens += `,{"t":${json(text.slice(last))}}`;
  return `{"seq":${seq},"tokens":[${tokens.slice(1)}]}`;
}

/** Splits a state, which is a level plus 8 if ignored. */
export const unpackState = (state: number): { level: number; ignored: boolean } => ({
  level: state & 7,
  ignored: state >= 8,
});

/** Serializes the learner's words and phrases of a page as the JSON of the contract's `words`. */
export function presentWords(
  { terms, states, translations }: PageWordsRow,
  phrases: ReadonlyMap<number, WordState>,
): string {
  const entries: string[] = [];
  if (terms && states) {
    const known = (translations ? JSON.parse(translations) : {}) as Record<string, string>;
    const levels = states.slice(1, -1).split(',');
    for (const [index, term] of terms.slice(1, -1).split(',').entries()) {
      const { level, ignored } = unpackState(Number(levels[index]));
      const translation = known[term];
      entries.push(
        `"${term}":{"level":${level},"ignored":${ignored},"translation":${translation ? JSON.stringify(translation) : '""'}}`,
      );
    }
  }
  for (const [id, state] of phrases) entries.push(`"${id}":${JSON.stringify(state)}`);
  return `{${entries.join(',')}}`;
}
