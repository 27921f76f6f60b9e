import { describe, expect, it } from 'vitest';

import { sentenceOf } from '../testing/sample-sentence.ts';
import { itemOf, partsOf, textOf } from './shown-items.ts';
import { shownWords } from './shown-words.ts';
import { extended, withWord, wordsBetween } from './make-phrase.ts';
import type { Selected } from './selection.ts';

const page = shownWords([
  sentenceOf(0, 'Ich lade dich\nmorgen ein, ja. '),
  sentenceOf(1, 'a b c d e f g h i j.'),
]);
const at = (words: number[], more: Partial<Selected> = {}): Selected => ({
  index: words[0] ?? 0,
  words,
  focus: true,
  by: 'key',
  ...more,
});

describe('words for a phrase', () => {
  it('are those between two words of one sentence, at most eight', () => {
    expect(wordsBetween(page, 3, 1)).toEqual([1, 2, 3]);
    expect(wordsBetween(page, 5, 6)).toBeUndefined();
    expect(wordsBetween(page, 6, 13)).toHaveLength(8);
    expect(wordsBetween(page, 6, 14)).toBeUndefined();
  });

  it('are added and removed one at a time', () => {
    expect(withWord(page, [4], 1)).toEqual([1, 4]);
    expect(withWord(page, [1, 4], 1)).toEqual([4]);
    expect(withWord(page, [4], 4)).toBeUndefined();
    expect(withWord(page, [4], 7)).toBeUndefined();
  });

  it('expand and shrink at the moving end', () => {
    const one = extended(page, at([1]), 1);
    expect(one).toEqual({ words: [1, 2], index: 2, anchor: 1 });
    const two = extended(page, at([1, 2], one), 1);
    expect(two?.words).toEqual([1, 2, 3]);
    expect(extended(page, at([1, 2, 3], two), -1)?.words).toEqual([1, 2]);
    expect(extended(page, at([1], { anchor: 1 }), -1)?.words).toEqual([0, 1]);
    expect(extended(page, at([0]), -1)).toBeUndefined();
    expect(extended(page, at([1, 2], { index: 1 }), 1)?.words).toEqual([1, 2, 3]);
    expect(extended(page, at([1, 2], { index: 1 }), -1)?.words).toEqual([0, 1, 2]);
  });
});

describe('a phrase', () => {
  it('has a space for any whitespace, and a gap for skipped words and punctuation', () => {
    expect(textOf(page, [2, 3], 'de')).toBe('dich morgen');
    expect(textOf(page, [1, 4], 'de')).toBe('lade … ein');
    expect(textOf(page, [4, 5], 'de')).toBe('ein … ja');
    const [lade, ein] = [page[1]?.id, page[4]?.id];
    expect(partsOf(page, [1, 4])).toEqual([lade, 0, ein]);
    expect(partsOf(page, [1, 2])).toHaveLength(2);
  });

  it('keeps hyphens and apostrophes, and omits spaces where the language has none', () => {
    const french = shownWords([sentenceOf(0, "Est-ce l'homme ?")]);
    expect(textOf(french, [0, 1, 2, 3], 'fr')).toBe("Est-ce l'homme");
    const chinese = shownWords([{ seq: 0, tokens: [{ t: '你', w: 1 }, { t: '\n' }, { t: '好', w: 2 }] }]);
    expect(textOf(chinese, [0, 1], 'zh')).toBe('你好');
  });

  it('is a draft with a stable negative id until the learner saves it', () => {
    const known = [{ id: 99, words: [1, 4] }];
    expect(itemOf(page, known, [1, 4], 'de')).toMatchObject({ id: 99, kind: 'phrase', seq: 0 });
    const draft = itemOf(page, known, [2, 3], 'de');
    expect(draft?.kind).toBe('draft');
    expect(draft?.id).toBeLessThan(0);
    expect(itemOf(page, known, [2, 3], 'de')?.id).toBe(draft?.id);
    expect(itemOf(page, known, [2], 'de')).toMatchObject({ id: page[2]?.id, kind: 'word' });
  });
});
