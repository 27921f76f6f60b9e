import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { maxInteger, TextId, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum number of sentences per response. */
export const maxSentences = 200;

/**
 * Systems of readings. `furigana`: Japanese, hiragana above kanji; `pinyin`: Chinese, Hanyu Pinyin with tone marks;
 * `revised`: Korean, Revised Romanization based on pronunciation; `bgn-pcgn`: Russian; `ala-lc`: Ancient Greek;
 * `letters`: Arabic, Persian and Hebrew, letter by letter without unwritten vowels. The system is null for all other
 * languages, which have no readings.
 */
export const ReadingSystem = z.enum(['furigana', 'pinyin', 'revised', 'bgn-pcgn', 'ala-lc', 'letters']);

/** The reading of a word that isn't read as it is written. */
export const WordReading = z.object({
  /** Index among the sentence's `tokens`, on the page or in the subtitles. */
  token: z.int(),
  reading: z.string(),
  /** The parts of the word for `<ruby>`: `r` goes above `t`. Parts without `r` (kana, digits) have no reading. */
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

const sentence = wholeNumber(0, maxInteger);

/** A range of sentences from `from_sentence` to `to_sentence` (inclusive), at most 200. */
export const sentenceRange = z
  .object({ from_sentence: sentence, to_sentence: sentence })
  .refine(
    ({ from_sentence: from, to_sentence: to }) => to >= from && to - from < maxSentences,
    messages.range_invalid,
  );

/** For Japanese and Chinese, a request can take a second or two if the dictionary isn't loaded yet. */
export const getReadings = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/readings/',
  summary: 'Get the readings of words in a range of sentences: furigana, Pinyin or romanization',
  access: 'learner',
  params: { id: TextId },
  query: sentenceRange,
  result: Readings,
  errors: ['text_not_found', 'text_not_ready', 'access_ended'],
});

export const getSubtitleReadings = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/readings/',
  summary: 'Get the readings of words in a range of subtitle sentences',
  access: 'learner',
  params: { id: VideoId },
  query: sentenceRange,
  result: Readings,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});
