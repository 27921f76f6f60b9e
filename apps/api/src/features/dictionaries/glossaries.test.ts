import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { loadSegmenter } from '@glossa/analyzer/chinese/load-segmenter';
import { loadTokenizer } from '@glossa/analyzer/japanese/load-tokenizer';
import { findWords } from '@glossa/language/find-words';
import { foldWord } from '@glossa/language/fold-word';
import { languages } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';
import { expect, test } from 'vitest';

import { readStoriesForLanguage } from '#domain/library/read-stories.ts';
import { glossariesFolder } from '#paths.ts';

const partsOfSpeech = new Set(
  'noun verb adj adv pron prep conj det art num interj particle name phrase prefix suffix aux postp clf abbr'.split(
    ' ',
  ),
);

/** Languages in which English words are explained. */
const targetsOfEnglish = ['es', 'fr', 'de', 'pt', 'it', 'ru', 'tr', 'ar', 'ja', 'ko', 'zh'];
const glossaries = languages.flatMap(({ id, code }) =>
  (code === 'en' ? targetsOfEnglish : ['en']).map((target) => ({ id, code, target })),
);

test.each(glossaries)('the glossary $code-$target explains every word of the stories', async (glossary) => {
  const { id, code, target } = glossary;
  const text = await readFile(path.join(glossariesFolder, `${code}-${target}.tsv`), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  const known = new Set<string>();
  const errors: string[] = [];
  for (const [index, row] of rows.entries()) {
    const [headword = '', meaning = '', grammar = '', , forms = ''] = row;
    const isComplete = row.length === 5 && headword !== '' && meaning !== '';
    if (!isComplete || !partsOfSpeech.has(grammar.split(', ')[0] ?? ''))
      errors.push(`${index}: ${row.join(' | ')}`);
    for (const form of [headword, ...(forms === '' ? [] : forms.split(', '))])
      known.add(foldWord(normalizeWord(form, id)));
  }
  expect(errors).toEqual([]);

  const dictionaries = {
    chinese: code === 'zh' ? await loadSegmenter() : undefined,
    japanese: code === 'ja' ? await loadTokenizer() : undefined,
  };
  const stories = await readStoriesForLanguage(id);
  const words = new Set(stories.flatMap(({ content }) => findWords(content, id, dictionaries)));
  const unknown = [...words].filter((word) => !known.has(foldWord(normalizeWord(word, id))));
  expect(unknown).toEqual([]);
  expect(words.size).toBeGreaterThan(100);
});
