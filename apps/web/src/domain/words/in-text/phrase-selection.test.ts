import { describe, expect, it } from 'vitest';

import { extendSelection, toggleWord, wordsBetween } from './phrase-selection.ts';
import type { WordSelection } from './selection-store.ts';
import { occurrencesIn } from './sentences.ts';
import { toSentence } from './testing/sample-sentence.ts';
import { findItem, getPhraseParts, phraseText } from './text-item.ts';

const page = occurrencesIn([
  toSentence(0, 'Ich lade dich\nmorgen ein, ja. '),
  toSentence(1, 'a b c d e f g h i j.'),
]);
const at = (words: number[], more: Partial<WordSelection> = {}): WordSelection => ({
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
    expect(toggleWord(page, [4], 1)).toEqual([1, 4]);
    expect(toggleWord(page, [1, 4], 1)).toEqual([4]);
    expect(toggleWord(page, [4], 4)).toBeUndefined();
    expect(toggleWord(page, [4], 7)).toBeUndefined();
  });

  it('expand and shrink at the end opposite the anchor', () => {
    const one = extendSelection(page, at([1]), 1);
    expect(one).toEqual({ words: [1, 2], index: 2, anchor: 1 });
    const two = extendSelection(page, at([1, 2], one), 1);
    expect(two?.words).toEqual([1, 2, 3]);
    expect(extendSelection(page, at([1, 2, 3], two), -1)?.words).toEqual([1, 2]);
    expect(extendSelection(page, at([1], { anchor: 1 }), -1)?.words).toEqual([0, 1]);
    expect(extendSelection(page, at([0]), -1)).toBeUndefined();
    expect(extendSelection(page, at([1, 2], { index: 1 }), 1)?.words).toEqual([1, 2, 3]);
    expect(extendSelection(page, at([1, 2], { index: 1 }), -1)?.words).toEqual([0, 1, 2]);
  });
});

describe('a phrase', () => {
  it('uses a space for any whitespace, and a gap for skipped words and punctuation', () => {
    expect(phraseText(page, [2, 3], 'de')).toBe('dich morgen');
    expect(phraseText(page, [1, 4], 'de')).toBe('lade … ein');
    expect(phraseText(page, [4, 5], 'de')).toBe('ein … ja');
    const [lade, ein] = [page[1]?.id, page[4]?.id];
    expect(getPhraseParts(page, [1, 4])).toEqual([lade, 0, ein]);
    expect(getPhraseParts(page, [1, 2])).toHaveLength(2);
  });

  it('keeps hyphens and apostrophes, and omits spaces where the language has none', () => {
    const french = occurrencesIn([toSentence(0, "Est-ce l'homme ?")]);
    expect(phraseText(french, [0, 1, 2, 3], 'fr')).toBe("Est-ce l'homme");
    const chinese = occurrencesIn([{ seq: 0, tokens: [{ t: '你', w: 1 }, { t: '\n' }, { t: '好', w: 2 }] }]);
    expect(phraseText(chinese, [0, 1], 'zh')).toBe('你好');
  });

  it('is a draft with a stable negative id until the learner saves it', () => {
    const known = [{ id: 99, words: [1, 4] }];
    expect(findItem(page, known, [1, 4], 'de')).toMatchObject({ id: 99, kind: 'phrase', seq: 0 });
    const draft = findItem(page, known, [2, 3], 'de');
    expect(draft?.kind).toBe('draft');
    expect(draft?.id).toBeLessThan(0);
    expect(findItem(page, known, [2, 3], 'de')?.id).toBe(draft?.id);
    expect(findItem(page, known, [2], 'de')).toMatchObject({ id: page[2]?.id, kind: 'word' });
  });
});
