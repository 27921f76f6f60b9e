import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { VideoId } from './fields.ts';

/** Maximum number of sentences per card. */
export const maxCardSentences = 5;

/** Media that a card can contain. */
export const cardMedia = ['audio', 'picture'] as const;
export type CardMedium = (typeof cardMedia)[number];

/** Response header that lists the media in a card (of `cardMedia`), separated by commas. */
export const cardMediaHeader = 'X-Card-Holds';

const sentence = z.int().min(0).max(10_000_000);

export const makeSentenceCard = endpoint({
  method: 'POST',
  path: '/api/videos/learn/{id}/card/',
  summary: 'Create an Anki card from one or several sentences of a video, with their audio and an image',
  access: 'learner',
  limit: 'clip',
  params: { id: VideoId },
  body: z
    .strictObject({
      sentence,
      /** Last sentence of the range. If omitted, the card has a single sentence. */
      to_sentence: sentence.optional(),
      /** ID of the word or phrase in the sentences that the card is about. */
      word: z.int().min(1).max(2_147_483_647).optional(),
    })
    .refine(
      ({ sentence: from, to_sentence: to = from }) => to >= from && to - from < maxCardSentences,
      messages.range_invalid,
    ),
  produces: ['application/octet-stream'],
  errors: ['video_not_found', 'video_not_ready', 'sentence_not_found', 'word_not_found', 'access_ended'],
});
