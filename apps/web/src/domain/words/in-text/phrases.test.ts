import { describe, expect, it } from 'vitest';

import { candidatesAt, moveSelection, phraseHighlights, phraseOccurrencesIn } from './phrases.ts';
import { toSentence } from './testing/sample-sentence.ts';

const long = { id: 10, words: [1, 2, 3] };
const shortPhrase = { id: 11, words: [1, 2] };
const separatedPhrase = { id: 12, words: [3, 5] };

describe('phrases of a page', () => {
  it('refer to their words by index, longest phrase first', () => {
    const sentences = [toSentence(4, 'Un, deux. '), toSentence(5, 'Il y a un chat.')];
    const phrases = [
      { id: 7, seq: 4, tokens: [0, 2] },
      { id: 8, seq: 5, tokens: [0, 2, 4] },
    ];
    expect(phraseOccurrencesIn({ sentences, phrases })).toEqual([
      { id: 8, words: [2, 3, 4] },
      { id: 7, words: [0, 1] },
    ]);
  });

  it('give way to an overlapping longer phrase', () => {
    const marks = phraseHighlights([long, shortPhrase, separatedPhrase]);
    expect([...marks]).toEqual([
      [1, { id: 10, edge: 'start', isJoined: true }],
      [2, { id: 10, edge: undefined, isJoined: true }],
      [3, { id: 10, edge: 'end', isJoined: false }],
    ]);
  });

  it('with a gap leave the words in between unmarked', () => {
    expect(phraseHighlights([separatedPhrase]).get(3)).toEqual({ id: 12, edge: 'start', isJoined: false });
    expect(phraseHighlights([separatedPhrase]).has(4)).toBe(false);
  });

  it('are offered before the single word, longest phrase first', () => {
    expect(candidatesAt([long, shortPhrase, separatedPhrase], 2)).toEqual([[1, 2, 3], [1, 2], [2]]);
    expect(candidatesAt([long, shortPhrase, separatedPhrase], 4)).toEqual([[4]]);
  });
});

describe('the arrow keys', () => {
  const walk = (step: 1 | -1) => {
    const visitedWords: (readonly number[])[] = [];
    let at: readonly number[] | undefined;
    for (let count = 0; count < 8; count++)
      visitedWords.push((at = moveSelection(5, [long, shortPhrase], at, step) ?? []));
    return visitedWords;
  };

  it('reach every phrase and every word in both directions', () => {
    expect(walk(1)).toEqual([[0], [1, 2, 3], [1, 2], [1], [2], [3], [4], [4]]);
    expect(walk(-1)).toEqual([[4], [3], [2], [1], [1, 2], [1, 2, 3], [0], [0]]);
  });

  it('move from either end of a draft phrase to the adjacent word', () => {
    expect(moveSelection(5, [], [1, 2], 1)).toEqual([3]);
    expect(moveSelection(5, [], [1, 2], -1)).toEqual([1]);
    expect(moveSelection(0, [], undefined, 1)).toBeUndefined();
  });
});
