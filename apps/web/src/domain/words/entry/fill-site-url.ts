import type { SitePlaceholder } from '@glossa/contract/reference-site';

const placeholder = /\{(word|lemma|sentence|language|interface)\}/g;

/** Characters that only affect layout: soft hyphens, zero-width spaces and directional marks. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Returns text as a site expects it in its URL. ` … ` marks a gap in a phrase. */
const encode = (text: string): string =>
  encodeURIComponent(
    text
      .normalize('NFC')
      .replaceAll(invisible, '')
      .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      .replaceAll(' … ', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Returns the URL of a reference site for a word, with all of the word's text encoded. */
export const fillSiteUrl = (template: string, values: Readonly<Record<SitePlaceholder, string>>): string =>
  template.replaceAll(placeholder, (_, name: SitePlaceholder) => encode(values[name]));
