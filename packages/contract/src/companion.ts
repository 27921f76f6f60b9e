import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';

export const getCompanion = endpoint({
  method: 'GET',
  path: '/api/companion/',
  summary: 'The WordPress site whose language goes with the learning language; null where none is connected',
  access: 'public',
  result: z.object({
    /** URL of the site, without a trailing slash. */
    site: z.string().nullable(),
    /** URL of the site's admin-ajax.php, which handles `action=sync_language` and `action=glossa_language`. */
    ajax_url: z.string().nullable(),
    /** Name of the site-wide language cookie. */
    cookie: z.string(),
  }),
});
export type Companion = z.infer<(typeof getCompanion)['result']>;

export const chooseVisitorLanguage = endpoint({
  method: 'POST',
  path: '/api/companion/language/',
  summary: 'Sets the language cookies of a browser whose learning language stands in no account',
  access: 'public',
  body: z.strictObject({ language: LanguageRef }),
  result: z.object({ language: z.string() }),
  errors: ['forbidden'],
});
