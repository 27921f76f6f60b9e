import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** What a buyer listens to, and where they have stopped. */
export const Listening = z
  .object({
    title: z.string(),
    author: z.string(),
    /** Address of the cover; null where one is drawn from the title. */
    image: z.string().nullable(),
    /** Code of the language. */
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
    /** Null before the first time. */
    place: z.object({ track_id: Id, seconds: z.number() }).nullable(),
    /** Percent, in quarters. */
    progress_percentage: z.int(),
    /** Id of its text in the library; null where there is none. */
    text_id: Id.nullable(),
  })
  .meta({ id: 'Listening' });
export type Listening = z.infer<typeof Listening>;

const params = { id: Id };
const errors = ['purchase_not_found', 'purchase_ended', 'nothing_to_hear'] as const;

export const getListening = endpoint({
  method: 'GET',
  path: '/api/shop/my-purchases/{id}/listening/',
  summary: 'The tracks of a purchase, and where its buyer has stopped',
  access: 'person',
  params,
  result: Listening,
  errors: [...errors],
});

export const saveListening = endpoint({
  method: 'PUT',
  path: '/api/shop/my-purchases/{id}/listening/',
  summary: 'Remember the place; each quarter of the whole that is passed counts as progress',
  access: 'person',
  params,
  body: z.strictObject({ track_id: Id, seconds: z.number().min(0).max(1_000_000) }),
  result: z.object({ progress_percentage: z.int() }),
  errors: ['purchase_not_found', 'track_not_found'],
});
