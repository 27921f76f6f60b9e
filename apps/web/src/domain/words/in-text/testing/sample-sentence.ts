import type { Sentence } from '../sentences.ts';

const ids = new Map<string, number>();

/** Returns the ID of a word in these tests. */
export const sampleWordId = (form: string): number => {
  const id = ids.get(form) ?? ids.size + 1;
  ids.set(form, id);
  return id;
};

/** Splits a sentence into words and the text between them, as the server does for simple texts. */
export const toSentence = (seq: number, text: string) =>
  ({
    seq,
    tokens: (text.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? []).map((t) =>
      /\p{L}/u.test(t) ? { t, w: sampleWordId(t.toLowerCase()) } : { t },
    ),
  }) satisfies Sentence;
