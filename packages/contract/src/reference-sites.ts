import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';
import { maxReferenceSites, ReferenceSite } from './reference-site.ts';

/** A learner's reference sites for a language, in order. */
export const ReferenceSites = z.object({
  /** Whether these are the default sites. */
  is_default: z.boolean(),
  sites: z.array(ReferenceSite).max(maxReferenceSites),
});
export type ReferenceSites = z.infer<typeof ReferenceSites>;

export const listReferenceSites = endpoint({
  method: 'GET',
  path: '/api/words/lookup/sites/',
  summary: 'List the websites where you look up words of a language, in your order',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: ReferenceSites,
});

export const updateReferenceSites = endpoint({
  method: 'PUT',
  path: '/api/words/lookup/sites/',
  summary: 'Replace your list of websites for a language; null restores the defaults',
  access: 'learner',
  body: z.strictObject({
    language: LanguageRef,
    sites: z.array(ReferenceSite).max(maxReferenceSites).nullable(),
  }),
  result: ReferenceSites,
});
