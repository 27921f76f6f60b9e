import type { Dictionaries } from './dictionaries.ts';
import { japaneseWords } from './japanese-words.ts';
import { languageById } from './languages.ts';
import { needsDictionary } from './needs-dictionary.ts';
import { scanWords } from './scan-words.ts';
import { chineseWords, thaiWords } from './segment-words.ts';
import { sentenceEnd } from './sentence-end.ts';
import { sentenceRules } from './sentence-rules.ts';
import { wordRules } from './word-rules.ts';
import { wrapWidth } from './wrap-width.ts';

/** A sentence with the white space after it, and its words. */
export interface SentenceSlice {
  text: string;
  /** Start, end, start, end, … of the words, in UTF-16 code units from the start of `text`. They never overlap. */
  words: number[];
}

/** Minimum width of wrapped prose in UTF-16 code units. East Asian characters are wider. */
const minColumnWidth = (code: string): number => (code === 'ja' || code === 'zh' ? 20 : 55);

/**
 * Splits a text into sentences and words, one sentence at a time. Joining the texts of all slices yields the whole
 * text. Linear in the length of the text.
 *
 * @throws {Error} when the language needs a dictionary (`needsDictionary`) and it is missing from `dictionaries`
 */
export function* splitText(
  text: string,
  languageId: number,
  { chinese, japanese }: Dictionaries = {},
): Generator<SentenceSlice> {
  const code = languageById(languageId)?.code ?? '';
  const words = wordRules(languageId);
  const sentences = sentenceRules(languageId);
  if (needsDictionary(languageId) && !(code === 'zh' ? chinese : japanese))
    throw new Error(`words in the language ${code} can only be split with a dictionary`);
  const wrap = wrapWidth(text, minColumnWidth(code));
  for (let start = 0; start < text.length;) {
    const end = sentenceEnd(text, start, sentences, wrap);
    const slice: SentenceSlice = { text: text.slice(start, end), words: [] };
    if (japanese && code === 'ja') japaneseWords(slice.text, japanese, words, slice.words);
    else if (chinese && code === 'zh') chineseWords(slice.text, chinese, words, slice.words);
    else if (code === 'th') thaiWords(slice.text, words, slice.words);
    else scanWords(text, start, end, words, slice.words);
    yield slice;
    start = end;
  }
}
