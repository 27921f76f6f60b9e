import { languageByCode } from '@glossa/language/languages';
import { splitText } from '@glossa/language/split-text';
import { afterAll, expect, test, vi } from 'vitest';

import { createAnalyzer } from './analyzer.ts';
import { collectSentences } from './testing/all-sentences.ts';
import { threadProgram } from './testing/thread-program.ts';

// Loading the dictionary can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;
const analyzer = createAnalyzer(threadProgram);
afterAll(() => analyzer.close());

test('finds the same sentences whether it splits a text in batches or all at once', async () => {
  const novel = 'It was a bright cold day. The clocks were striking. '.repeat(20_000);
  const first = await analyzer.split(novel, idOf('en')).next();
  const sentences = await collectSentences(analyzer, novel, idOf('en'));
  expect((first.value ?? []).length).toBeLessThan(sentences.length);
  expect(sentences).toEqual([...splitText(novel, idOf('en'))]);
});

test('serves other calls while splitting a long Japanese text, and after a split is abandoned', async () => {
  const longSplit = analyzer.split('猫が好きです。'.repeat(20_000), idOf('ja'));
  const first = await longSplit.next();
  expect(first.done).toBe(false);
  expect(await analyzer.findWords('犬も好き', idOf('ja'))).toEqual(['犬', 'も', '好き']);
  await longSplit.return();
  const sentences = await collectSentences(analyzer, '猫だ。犬だ。', idOf('ja'));
  expect(sentences.map(({ text }) => text)).toEqual(['猫だ。', '犬だ。']);
});
