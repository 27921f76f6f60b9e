import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { largestInteger, TextId, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Most sentences in one response. */
export const mostReadings = 200;

/**
 * How readings are written, by `system`:
 * `furigana`: Japanese, hiragana over kanji; `pinyin`: Chinese, Hanyu Pinyin with tone marks;
 * `revised`: Korean, Revised Romanization, by sound; `bgn-pcgn`: Russian; `ala-lc`: Ancient Greek;
 * `letters`: Arabic, Farsi and Hebrew letter by letter (unwritten vowels are missing).
 * In all other languages it is null and there are no readings.
 */
export const ReadingSystem = z.enum(['furigana', 'pinyin', 'revised', 'bgn-pcgn', 'ala-lc', 'letters']);

/** A word that is not read as it is written. */
export const WordReading = z.object({
  /** Index in the `tokens` of the sentence, on the page or in the subtitles. */
  token: z.int(),
  reading: z.string(),
  /** The word in pieces for `<ruby>`: `r` goes above `t`. Pieces without `r` (kana, digits) have nothing above. */
  parts: z.array(z.object({ t: z.string(), r: z.string().optional() })),
});

export const Readings = z
  .object({
    language: z.string(),
    system: ReadingSystem.nullable(),
    /** The requested sentences that exist, in order. */
    sentences: z.array(z.object({ seq: z.int(), readings: z.array(WordReading) })),
  })
  .meta({ id: 'Readings' });
export type Readings = z.infer<typeof Readings>;

const sentence = wholeNumber(0, largestInteger);

/** Sentences `from_sentence` to `to_sentence` (by `seq`), both included, at most 200. */
export const sentenceRange = z
  .object({ from_sentence: sentence, to_sentence: sentence })
  .refine(
    ({ from_sentence: from, to_sentence: to }) => to >= from && to - from < mostReadings,
    messages.range_invalid,
  );

/** For Japanese and Chinese, the first call in a while takes a second or two to load the dictionary. */
export const getReadings = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/readings/',
  summary: 'How the words of some sentences are read: furigana, Pinyin, romanization',
  access: 'learner',
  params: { id: TextId },
  query: sentenceRange,
  result: Readings,
  errors: ['text_not_found', 'text_not_ready', 'access_ended'],
});

export const getSubtitleReadings = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/readings/',
  summary: 'How the words of some sentences of the subtitles are read',
  access: 'learner',
  params: { id: VideoId },
  query: sentenceRange,
  result: Readings,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});
