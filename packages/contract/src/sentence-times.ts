import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { SentenceNumber, TextId } from './fields.ts';

/** Maximum size of a file with sentence start times (.srt, .vtt or .lrc), in bytes. */
export const timesFileLimit = 5 * 1024 * 1024;

/** Number of sentences in a text, and how many of them have a start time in its recording. */
const TimingCounts = z.object({ timed: z.int(), sentences: z.int() });

export const getSentenceTimes = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Get the start of each sentence in the recording, in milliseconds; empty if unknown',
  access: 'learner',
  params: { id: TextId },
  result: z.object({ times: z.array(z.int().nullable()) }),
  errors: ['text_not_found', 'text_not_ready'],
});

export const putSentenceTimes = endpoint({
  method: 'PUT',
  path: '/api/texts/{id}/sentence_times/',
  summary: "Set the start times of sentences in the recording from one sentence on; others don't change",
  access: 'learner',
  params: { id: TextId },
  bodyLimit: 4 * 1024 * 1024,
  body: z.strictObject({
    from_sentence: SentenceNumber.default(0),
    times: z.array(z.int().min(0).max(1_000_000_000).nullable()).min(1).max(300_000),
  }),
  result: TimingCounts,
  errors: ['text_not_found', 'text_not_ready', 'sentence_not_found'],
});

export const uploadSentenceTimes = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Find the start times of sentences with a subtitle or lyrics file: .srt, .vtt or .lrc',
  access: 'learner',
  limit: 'upload',
  params: { id: TextId },
  files: ['file'],
  body: z.object({}),
  result: TimingCounts,
  errors: [
    'text_not_found',
    'text_not_ready',
    'times_unreadable',
    'times_unmatched',
    'encoding_unknown',
    'not_plain_text',
  ],
});

export const deleteSentenceTimes = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Delete the start times of the sentences in the recording',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found'],
});
