import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';

export const getCompanion = endpoint({
  method: 'GET',
  path: '/api/companion/',
  summary: 'Get the WordPress site whose language follows the learning language; null if none is connected',
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
  summary: "Set the language cookies of a visitor whose learning language isn't stored in an account",
  access: 'public',
  body: z.strictObject({ language: LanguageRef }),
  result: z.object({ language: z.string() }),
  errors: ['forbidden'],
});
