import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { largestInteger, TextId, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Sentences that one answer may hold. */
export const mostReadings = 200;

/**
 * How words are read aloud in letters, in `system`:
 * `furigana`: Japanese, hiragana over kanji; `pinyin`: Chinese, Hanyu Pinyin with tone marks;
 * `revised`: Korean, Revised Romanisation, by sound; `bgn-pcgn`: Russian; `ala-lc`: Ancient Greek;
 * `letters`: Arabic, Farsi and Hebrew letter by letter (vowels that are not written are missing).
 * In all other languages it is null and there are no readings.
 */
export const ReadingSystem = z.enum(['furigana', 'pinyin', 'revised', 'bgn-pcgn', 'ala-lc', 'letters']);

/** Words that are not read as they are written. */
export const WordReading = z.object({
  /** Index in the sentence's `tokens`, of the page or of the subtitles. */
  token: z.int(),
  reading: z.string(),
  /** The word in pieces, for `<ruby>`: `r` stands over `t`; over a piece without `r` (kana, digits) stands nothing. */
  parts: z.array(z.object({ t: z.string(), r: z.string().optional() })),
});

export const Readings = z
  .object({
    language: z.string(),
    system: ReadingSystem.nullable(),
    /** Those of the asked sentences that exist, in order. */
    sentences: z.array(z.object({ seq: z.int(), readings: z.array(WordReading) })),
  })
  .meta({ id: 'Readings' });
export type Readings = z.infer<typeof Readings>;

const sentence = wholeNumber(0, largestInteger);

/** The sentences `from_sentence` to `to_sentence` (their `seq`, both included, at most 200). */
const range = z
  .object({ from_sentence: sentence, to_sentence: sentence })
  .refine(
    ({ from_sentence: from, to_sentence: to }) => to >= from && to - from < mostReadings,
    messages.range_invalid,
  );

/** The first call in a while for Japanese or Chinese takes a second or two, until its dictionary is loaded. */
export const getReadings = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/readings/',
  summary: 'How the words of some sentences are read: furigana, Pinyin, romanisation',
  access: 'learner',
  params: { id: TextId },
  query: range,
  result: Readings,
  errors: ['text_not_found', 'text_not_ready', 'access_ended'],
});

export const getSubtitleReadings = endpoint({
  method: 'GET',
  path: '/api/videos/learn/{id}/readings/',
  summary: 'How the words of some sentences of the subtitles are read',
  access: 'learner',
  params: { id: VideoId },
  query: range,
  result: Readings,
  errors: ['video_not_found', 'video_not_ready', 'access_ended'],
});
