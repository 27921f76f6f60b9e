import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** An audio purchase, and where its buyer left off. */
export const Listening = z
  .object({
    title: z.string(),
    author: z.string(),
    /** URL of the cover. Null if it is generated from the title. */
    image: z.string().nullable(),
    /** Language code. */
    language: z.string(),
    tracks: z.array(
      z.object({
        id: Id,
        title: z.string(),
        /** Seconds. */
        duration: z.number(),
        url: z.string(),
      }),
    ),
    /** Playback position. Null before the first playback. */
    place: z.object({ track_id: Id, seconds: z.number() }).nullable(),
    /** Percent, in steps of 25. */
    progress_percentage: z.int(),
    /** ID of the corresponding text in the library. Null if there is none. */
    text_id: Id.nullable(),
  })
  .meta({ id: 'Listening' });
export type Listening = z.infer<typeof Listening>;

const params = { id: Id };
const errors = ['purchase_not_found', 'purchase_ended', 'waiver_required', 'nothing_to_hear'] as const;

export const getListening = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/listening/',
  summary: 'List the audio tracks of a purchase, with your playback position',
  access: 'user',
  params,
  result: Listening,
  errors: [...errors],
});

export const saveListening = endpoint({
  method: 'PUT',
  path: '/api/shop/my-purchases/{id}/listening/',
  summary: 'Save your playback position; each quarter of the total that you pass counts as progress',
  access: 'user',
  params,
  body: z.strictObject({ track_id: Id, seconds: z.number().min(0).max(1_000_000) }),
  result: z.object({ progress_percentage: z.int() }),
  errors: ['purchase_not_found', 'track_not_found'],
});
