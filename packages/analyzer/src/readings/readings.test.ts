import { languageByCode } from '@glossa/language/languages';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { createAnalyzer } from '../analyzer.ts';
import { collectSentences } from '../testing/all-sentences.ts';
import { threadProgram } from '../testing/thread-program.ts';

// Loading a dictionary can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const analyzer = createAnalyzer(threadProgram);
afterAll(() => analyzer.close());

const readSentence = async (code: string, text: string) => {
  const id = languageByCode(code)?.id ?? 0;
  return (await analyzer.readings(await collectSentences(analyzer, text, id), id)).flat();
};

describe('readings', () => {
  test.each([
    ['ja', '食べられませんでした。', 'たべられませんでした'],
    ['ja', '今日は東京へ行く。', 'きょう とうきょう いく'],
    ['ja', 'カタカナとひらがな', ''],
    ['zh', '银行行长说。', 'yínháng hángzhǎng shuō'],
    ['zh', '我长大了。', 'wǒ zhǎngdà le'],
    ['zh', '在西安用iPhone。', "zài xī'ān yòng"],
    ['ko', '한국어', 'hangugeo'],
    ['ko', '독립문 신라 같이 좋고', 'dongnimmun silla gachi joko'],
    ['ko', '국민 왕십리 별내 놓다', 'gungmin wangsimni byeollae nota'],
    ['ru', 'Если подъезд, ещё объект', 'yesli pod”yezd yeshchë ob”yekt'],
    ['ru', 'здравствуйте', 'zdravstvuyte'],
    ['grc', 'ἄνθρωπος εὑρίσκει ἄγγελον', 'anthrōpos heuriskei angelon'],
    ['grc', 'ῥήτωρ οὗτος ᾠδή υἱός', 'rhētōr houtos ōidē huios'],
    ['ar', 'كِتَابٌ السلام', 'kitābun ālslām'],
    ['fa', 'کتاب‌ها', 'ktāb-hā'],
    ['he', 'שלום', 'shlvm'],
    ['en', 'Nothing to say', ''],
  ])('%s: %s', async (code, text, expected) => {
    const found = await readSentence(code, text);
    expect(found.map(({ reading }) => reading).join(' ')).toBe(expected);
  });

  test('cover only the kanji', async () => {
    const [eat, going] = await readSentence('ja', '食べる引っ越し');
    expect(eat?.parts).toEqual([{ t: '食', r: 'た' }, { t: 'べる' }]);
    expect(going?.parts).toEqual([{ t: '引', r: 'ひ' }, { t: 'っ' }, { t: '越', r: 'こ' }, { t: 'し' }]);
  });

  test('are split by character in Chinese', async () => {
    const [word] = await readSentence('zh', '银行');
    expect(word?.parts).toEqual([
      { t: '银', r: 'yín' },
      { t: '行', r: 'háng' },
    ]);
  });

  test('refer to words by their index', async () => {
    expect((await readSentence('ja', 'これは本です')).map(({ word }) => word)).toEqual([2]);
  });
});
