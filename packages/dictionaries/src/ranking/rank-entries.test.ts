import { describe, expect, test } from 'vitest';

import { guessWordClass } from './guess-word-class.ts';
import { createRanking, type RankedEntry, type SentenceEvidence, type WordEvidence } from './rank-entries.ts';
import type { WordClass } from './word-class.ts';
import { splitSentence, type WordInSentence } from './word-in-sentence.ts';

type Evidence = WordEvidence & SentenceEvidence;
const rankEntries = (entries: RankedEntry[], evidence: Evidence) =>
  createRanking(entries, evidence)(evidence);

const entry = (headword: string, partOfSpeech: string, ...senses: string[]): RankedEntry => ({
  headword,
  reading: '',
  partOfSpeech,
  senses: senses.map((text) => ({ text })),
  match: 'form',
  preference: 1,
});

/** Splits a sentence with one marked word. Chinese words are separated by a vertical line. */
function mark(marked: string): WordInSentence {
  const between = marked.includes('|') ? /[|«»]+/ : /[^\p{L}’']+/u;
  const before = marked.slice(0, marked.indexOf('«'));
  const text = marked.replaceAll(/[«»|]/g, '');
  const bounds: number[] = [];
  let at = 0;
  for (const word of marked.split(between).filter((part) => part !== '')) {
    const trimmedWord = word.replaceAll(/[。，]/g, '');
    const start = text.indexOf(trimmedWord, at);
    bounds.push(start, start + trimmedWord.length);
    at = start + trimmedWord.length;
  }
  const index = bounds.findIndex((bound, i) => i % 2 === 0 && bound === before.replaceAll('|', '').length);
  return { ...splitSentence(text, bounds), index: index / 2 };
}

const rank = (
  marked: string,
  language: string,
  entries: RankedEntry[],
  more: Partial<Evidence> = {},
  classes: Record<string, WordClass[]> = {},
) => {
  const word = mark(marked);
  const classesOf = (written: string) => classes[written] && new Set(classes[written]);
  return rankEntries(entries, {
    written: word.words[word.index] ?? '',
    classes: guessWordClass(word, language, classesOf),
    ...more,
  });
};
const firstSense = (ranked: RankedEntry[]) => ranked[0]?.senses[0]?.text;

const book = entry('livre', 'noun, masculine', 'book');
const deliver = { ...entry('livrer', 'verb', 'to deliver'), match: 'lemma' };
const white = entry('weiß', 'adjective', 'white');
const know = { ...entry('wissen', 'verb', 'to know'), match: 'lemma' };
const seit = [
  entry('seit', 'preposition', 'since (a time)'),
  entry('seit', 'conjunction', 'since (he came)'),
];
const pain = [entry('mal', 'noun', 'harm'), entry('mal', 'adverb', 'badly')];
const talk = [entry('talk', 'verb', 'hablar'), entry('talk', 'noun', 'charla')];
const vino = [
  entry('vino', 'noun, masculine', 'wine'),
  { ...entry('venir', 'verb', 'to come'), match: 'lemma' },
];

describe('ranking by context', () => {
  test.each([
    ['a determiner before a noun', 'Je lis un «livre» ici.', 'fr', [deliver, book], 'book'],
    ['a noun before a verb', 'Le garçon «livre» le pain.', 'fr', [book, deliver], 'to deliver'],
    ['a pronoun before a verb', 'Ich «weiß» es.', 'de', [white, know], 'to know'],
    ['a copula before an adjective', 'Der Schnee ist «weiß».', 'de', [know, white], 'white'],
    [
      'a determiner after a preposition',
      'Er wartet «seit» einer Stunde.',
      'de',
      seit.toReversed(),
      'since (a time)',
    ],
    ['a subject after a conjunction', '«Seit» er da ist, lacht sie.', 'de', seit, 'since (he came)'],
    [
      'a pronoun before a clitic',
      'Elle «la» regarde.',
      'fr',
      [entry('la', 'article', 'the'), entry('la', 'pronoun', 'her')],
      'her',
    ],
    ['the end of the clause', 'Il parle «mal», dit-elle.', 'fr', pain, 'badly'],
    ['an adjective after a determiner', 'We had a long «talk».', 'en', talk, 'charla'],
    ['a subject', 'They «talk» every day.', 'en', talk.toReversed(), 'hablar'],
    ['a preposition', 'Un vaso de «vino».', 'es', vino.toReversed(), 'wine'],
  ])('uses %s', (_rule, marked, language, entries, sense) => {
    const classes: Record<string, WordClass[]> = { garçon: ['noun'], long: ['adjective'], regarde: ['verb'] };
    expect(firstSense(rank(marked, language, entries, {}, classes))).toBe(sense);
  });

  test('treats a capitalized German word inside a sentence as a noun', () => {
    const entries = [entry('essen', 'verb', 'to eat'), entry('Essen', 'noun, neuter', 'food')];
    expect(firstSense(rank('Dort steht «Essen» für alle.', 'de', entries))).toBe('food');
    expect(firstSense(rank('Dort «essen» alle.', 'de', entries.toReversed()))).toBe('to eat');
  });

  test.each([
    ['一|«只»|猫', 'animals'],
    ['我|«只»|有|书', 'only'],
    ['他|跑|«得»|很快', 'how'],
    ['我|«得»|走', 'must'],
    ['门|开|«着»', 'going on'],
    ['睡|不|«着»', 'to touch'],
  ])('uses Chinese particles and measure words: %s', (marked, sense) => {
    const entries = [
      entry('得', 'verb', 'to get'),
      entry('得', 'particle', 'how'),
      entry('得', 'auxiliary', 'must'),
      entry('只', 'adverb', 'only'),
      entry('只', 'classifier', 'animals'),
      entry('着', 'verb', 'to touch'),
      entry('着', 'particle', 'going on'),
    ];
    const word = mark(marked);
    const own = entries.filter(({ headword }) => headword === word.words[word.index]);
    if (marked.includes('睡')) word.words = ['睡', '着'];
    expect(firstSense(rank(marked.replace('|不', ''), 'zh', own.toReversed()))).toBe(sense);
  });

  test('prefers the entry whose reading fits the sentence', () => {
    const entries = [
      { ...entry('长', '', 'long'), reading: 'cháng' },
      { ...entry('长', '', 'to grow'), reading: 'zhǎng' },
    ];
    expect(firstSense(rankEntries(entries, { written: '长', classes: {}, reading: 'zhǎng' }))).toBe(
      'to grow',
    );
  });
});

describe('ranking by commonness', () => {
  const sort = (entries: RankedEntry[], more: Partial<Evidence> = {}) =>
    rankEntries(entries, { written: 'x', classes: {}, ...more });

  test('puts surnames, variants and rare senses last', () => {
    const ranked = sort([
      entry('还', '', 'surname Huan'),
      entry('还', '', 'old variant of 還|还[hai2]'),
      entry('还', '', '(archaic) to turn', 'still'),
    ]);
    expect(ranked.map(({ senses }) => senses[0]?.text)).toEqual([
      'still',
      'surname Huan',
      'old variant of 還|还[hai2]',
    ]);
    expect(ranked[0]?.senses.map(({ text }) => text)).toEqual(['still', '(archaic) to turn']);
  });

  test('puts senses found in several dictionaries first', () => {
    const ranked = sort([entry('好', '', 'to appeal', 'good; well'), entry('好', 'adjective', 'good')]);
    expect(firstSense(ranked)).toBe('good; well');
  });

  test('keeps the order of the dictionaries for otherwise equal entries', () => {
    const entries = ['a', 'b', 'c', 'd'].map((sense) => entry('x', 'noun', sense));
    expect(sort(entries).map(({ senses }) => senses[0]?.text)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('keeps preferred languages first and inexact matches last', () => {
    const inFrench = { ...entry('x', 'noun', 'fr'), preference: 0 };
    const folded = { ...entry('ẍ', 'noun', 'folded'), match: 'folded' };
    const ranked = sort([inFrench, folded, entry('x', 'verb', 'en')], { classes: { verb: 5, noun: 2 } });
    expect(ranked.map(({ senses }) => senses[0]?.text)).toEqual(['fr', 'en', 'folded']);
  });

  test('puts entries that learners chose first, unless they don’t fit the sentence', () => {
    const entries = [entry('x', 'noun', 'a', 'b'), entry('x', 'verb', 'to c; to d')];
    expect(firstSense(sort(entries, { choices: new Map([['b', 3]]) }))).toBe('b');
    const choices = new Map([
      ['to c', 4],
      ['to d', 3],
    ]);
    expect(firstSense(sort(entries, { choices }))).toBe('to c; to d');
    expect(firstSense(sort(entries, { choices, classes: { noun: 3, verb: -1 } }))).toBe('a');
  });
});
