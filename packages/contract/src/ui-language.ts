import * as z from 'zod';

import { messages } from './messages.ts';

/** Codes of the interface languages, and `zh-cn`, an alias of `zh`. */
export const uiLanguages =
  'af ar de en es fa fr he id it ja kg ko la ln nl pl pt ru sw th tl tr vi zh zh-cn zh-tw'.split(' ');

/** Code of an interface language, e.g. `pt` or `zh-tw`, case-insensitive. */
export const UiLanguage = z
  .string(messages.ui_language_unknown)
  .toLowerCase()
  .refine((code) => uiLanguages.includes(code), messages.ui_language_unknown)
  .describe(`Code of an interface language: ${uiLanguages.join(', ')}`);

/** Code of a preferred language, such as `pt` or `de-AT`. It is matched to the closest interface language. */
export const PreferredLanguage = z.string().regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/i);
