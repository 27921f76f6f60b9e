import type { ChineseSegmenter } from './chinese-segmenter.ts';
import type { JapaneseTokenizer } from './japanese-token.ts';

/** The loaded dictionaries for languages whose words can only be found with one (`needsDictionary`). */
export interface Dictionaries {
  chinese?: ChineseSegmenter | undefined;
  japanese?: JapaneseTokenizer | undefined;
}
