import { findWords } from '@glossa/language/find-words';
import { languageByCode } from '@glossa/language/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { loadSegmenter } from './load-segmenter.ts';

const chinese = await loadSegmenter();
const words = (text: string): string =>
  findWords(text, languageByCode('zh')?.id ?? 0, { chinese }).join(' | ');

test.each([
  ['我要去图书馆借书。', '我 | 要 | 去 | 图书馆 | 借 | 书'],
  ['大学生不相信我不去。', '大学生 | 不 | 相信 | 我 | 不 | 去'],
  ['我2024年在北京用iPhone。', '我 | 年 | 在 | 北京 | 用 | iPhone'],
  ['他有新手机。', '他 | 有 | 新 | 手机'],
  ['我要去圖書館借書。', '我 | 要 | 去 | 圖書館 | 借 | 書'],
  ['大學生不相信電腦。', '大學生 | 不 | 相信 | 電腦'],
  ['他看得清清楚楚。', '他 | 看 | 得 | 清清楚楚'],
  ['他看得清清楚楚，說得明明白白。', '他 | 看 | 得 | 清清楚楚 | 說 | 得 | 明明白白'],
  ['埃舍尔和曼努埃尔', '埃舍尔 | 和 | 曼努埃尔'],
])('%s', (text, expected) => {
  expect(words(text)).toBe(expected);
});

test('preserves every character', () => {
  const run = fc.string({
    unit: fc.constantFrom(...Array.from('我要去图书馆圖書館借书的大学生大學生〇々龘𠮷𪚥')),
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(fc.property(run, (given) => chinese(given).join('') === given));
});
