import { beforeEach, expect, test } from 'vitest';

import { readEntries, writeDictionaryFolder } from '../testing/dictionary-folder.ts';
import { openWordNet } from './wordnet.ts';

const license = '  1 This software and database is being provided to you, the LICENSEE, by\n';

// An offset is written with eight digits, so the length of a line doesn't depend on it.
const goodOffset = license.length;
const goodLine = (bad: number) =>
  `${pad(goodOffset)} 00 s 02 good(p) 0 full_of_virtue 0 001 ! ${pad(bad)} a 0101 | morally right; "a good man"; "good to him"\n`;
const badOffset = goodOffset + goodLine(0).length;
const adjectives = `${license}${goodLine(badOffset)}${pad(badOffset)} 00 a 01 bad 0 001 ! ${pad(goodOffset)} a 0101 | wrong or evil\n`;
const nouns = `${license}${pad(goodOffset)} 15 n 01 Paris 0 000 | the capital of France\n`;
const nounOfGood = license.length + `${pad(goodOffset)} 15 n 01 Paris 0 000 | the capital of France\n`.length;
const verbs = license;

function pad(offset: number): string {
  return String(offset).padStart(8, '0');
}

let folder = '';
beforeEach(() => {
  folder = writeDictionaryFolder({
    'data.noun': `${nouns}${pad(nounOfGood)} 07 n 01 good 0 000 | benefit\n`,
    'data.verb': verbs,
    'data.adj': adjectives,
    'data.adv': license,
    'index.noun': `${license}good n 1 0 1 1 ${pad(nounOfGood)}  \nparis n 1 0 1 0 ${pad(goodOffset)}  \n`,
    'index.verb': license,
    'index.adj': `${license}bad a 1 1 ! 1 1 ${pad(badOffset)}  \nfull_of_virtue a 1 0 1 0 ${pad(goodOffset)}  \ngood a 1 1 ! 1 1 ${pad(goodOffset)}  \n`,
    'index.adv': license,
    'index.sense': `good%1:07:00:: ${pad(nounOfGood)} 1 3\ngood%5:00:00:virtuous:00 ${pad(goodOffset)} 1 190\nparis%1:15:00:: ${pad(goodOffset)} 1 0\n`,
  });
});

test('reads definitions, examples, synonyms and antonyms from WordNet', async () => {
  const dictionary = openWordNet(folder);
  expect(dictionary.metadata).toMatchObject({ title: 'WordNet', language: 'en', target: 'en' });
  expect(await readEntries(dictionary, 'en')).toEqual([
    {
      headword: 'bad',
      partOfSpeech: 'adjective',
      senses: [{ text: 'wrong or evil' }],
      antonyms: ['good'],
    },
    {
      headword: 'full of virtue',
      partOfSpeech: 'adjective',
      senses: [{ text: 'morally right', examples: ['a good man', 'good to him'] }],
      synonyms: ['good'],
    },
    // This word is most often used as an adjective.
    {
      headword: 'good',
      partOfSpeech: 'adjective',
      senses: [{ text: 'morally right', examples: ['a good man', 'good to him'] }],
      synonyms: ['full of virtue'],
      antonyms: ['bad'],
    },
    { headword: 'good', partOfSpeech: 'noun', senses: [{ text: 'benefit' }] },
    { headword: 'Paris', partOfSpeech: 'noun', senses: [{ text: 'the capital of France' }] },
  ]);
});
