import * as z from 'zod';

import { messages } from './messages.ts';

/** Maximum number of a learner's reference sites per language: one for each of the keys 1 to 9 and 0. */
export const maxReferenceSites = 10;

/** Where a site opens: in one tab for all sites, in a new tab, or in one small window for all sites. */
export const sitePlaces = ['tab', 'new_tab', 'window'] as const;

/**
 * What a site's URL can contain in braces: the word as written, its lemma, its sentence, and the codes of the word's
 * language and of the interface language.
 */
export const sitePlaceholders = ['word', 'lemma', 'sentence', 'language', 'interface'] as const;
export type SitePlaceholder = (typeof sitePlaceholders)[number];

const textPlaceholder = /\{(word|lemma|sentence)\}/;

/** Returns whether a URL with placeholders always leads to the same website, whatever text is looked up. */
function isSiteUrl(template: string): boolean {
  const [origin = ''] = /^https?:\/\/[^/?#\\\s]+/i.exec(template) ?? [];
  if (origin === '' || textPlaceholder.test(origin) || /[\s\\@]/.test(origin)) return false;
  if (/\s/.test(template)) return false;
  try {
    const { protocol } = new URL(template.replaceAll(/\{\w+\}/g, 'x'));
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}

/** Returns whether a URL has a placeholder for the text, and no misspelled placeholder. */
const hasPlaceholder = (template: string): boolean =>
  textPlaceholder.test(template) &&
  !/[{}]/.test(template.replaceAll(new RegExp(`\\{(${sitePlaceholders.join('|')})\\}`, 'g'), ''));

/** A website where words are looked up. */
export const ReferenceSite = z.strictObject({
  name: z.string().trim().min(1, messages.name_required).max(40, messages.field_long),
  /** URL with placeholders, such as `https://fr.wiktionary.org/wiki/{lemma}`. */
  url: z
    .string()
    .trim()
    .max(500, messages.field_long)
    .refine(isSiteUrl, messages.site_url_invalid)
    .refine(hasPlaceholder, messages.site_placeholder_required),
  opens_in: z.enum(sitePlaces),
});
export type ReferenceSite = z.infer<typeof ReferenceSite>;
