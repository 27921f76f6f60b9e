import { languageByCode } from '@glossa/language/languages';
import { afterAll, expect, test, vi } from 'vitest';

import { createAnalyzer } from '../analyzer.ts';
import { threadProgram } from '../testing/thread-program.ts';

// Loading the dictionary can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const analyzer = createAnalyzer(threadProgram);
afterAll(() => analyzer.close());
const grammar = (code: string, ...sentences: string[]) =>
  analyzer.grammar(sentences, languageByCode(code)?.id ?? 0);

test.each([
  ['本を読んでいます。', ['〜ている', '〜ます', '〜て', 'を']],
  ['魚が食べたい。', ['〜たい', 'が']],
  ['ここに名前を書いてください。', ['〜てください', '〜て', 'を', 'に']],
  ['先生に褒められた。', ['〜れる・〜られる', '〜た', 'に']],
  ['雨が降ったら、行かない。', ['〜たら', '〜ない', 'が']],
  ['犬は元気だ。', ['は']],
  ['さくら', []],
])('finds Japanese forms and particles: %s', async (sentence, points) => {
  expect(await grammar('ja', sentence)).toEqual(points);
});

test.each([
  [
    'en',
    'She has never been there. There are more people than seats.',
    ['have + past participle', 'there is / there are', 'more … than'],
  ],
  ['en', "I'm going to read it.", ['be going to']],
  ['en', 'She is going to school. He had a red hundred.', []],
  ['fr', "Je n'ai pas faim. Est-ce qu'il va manger ?", ['ne … pas', 'est-ce que', 'aller + infinitif']],
  ['fr', 'Il fait un pas. Elle va hier.', []],
  [
    'es',
    'Luis ha comido. Niños están hablando. Hoy vamos a cenar.',
    ['haber + participio', 'estar + gerundio', 'ir a + infinitivo'],
  ],
  ['es', 'Ella está cuando puede.', []],
  ['it', 'Marco sta mangiando.', ['stare + gerundio']],
  ['pt', 'Ela está lendo. Ele está quando pode.', ['estar + gerúndio']],
  ['de', 'Er bleibt, weil es regnet. Sie geht, um Brot zu kaufen.', ['Nebensatz mit „weil“', 'um … zu']],
  ['de', 'Die Würde des Menschen.', []],
  ['ko', '저는 학생입니다. 먹을 수 있어요.', ['-(스)ㅂ니다', '-(으)ㄹ 수 있다/없다']],
  ['ko', '나는 집에 간다.', []],
  ['zh', '你好吗？因为下雨，所以我不去。', ['……吗？', '因为……所以……']],
  ['ru', 'Я читаю книгу.', []],
])('finds only unambiguous grammar in %s: %s', async (code, sentence, points) => {
  expect(await grammar(code, sentence)).toEqual(points);
});
