import { languageById } from './languages.ts';

/** How hyphenated compounds are taken: split, kept whole, or (French) split before clitic pronouns only. */
export type HyphenRule = 'split' | 'keep' | 'clitics';

/** How the words of one language are found. Forms in the sets are in lower case with straight apostrophes. */
export interface WordRules {
  hyphens: HyphenRule;
  /** Whether the word ends after the apostrophe that follows `stem`, as in French `l'` + `homme`; missing: never. */
  elides?: (stem: string) => boolean;
  /** Forms that begin with an apostrophe, such as `'tis`. */
  leading: ReadonlySet<string>;
  /** Whether the apostrophe at the end of `stem` is part of it, as in Italian `po'`; missing: never. */
  keepsFinalApostrophe?: (stem: string) => boolean;
  /** Compounds that stay whole against the rules. */
  lexical: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));
const none = set('');

const frenchElisions = set('l d j m t s c n qu jusqu lorsqu puisqu quoiqu');
const italianElisions = set(
  'l un dell all nell sull dall coll d c s m t v n gl quest quell bell sant com dov cos anch nient tutt mezz senz ' +
    'degl dagl agl negl sugl dev',
);
const italianApocopes = set('po mo be va fa da sta di to ca de ne co vo');

const plain: WordRules = {
  hyphens: 'split',
  leading: none,
  lexical: none,
};

const byCode: Readonly<Record<string, Partial<WordRules>>> = {
  fr: {
    hyphens: 'clitics',
    elides: (stem) => frenchElisions.has(stem),
    keepsFinalApostrophe: (stem) => frenchElisions.has(stem),
    lexical: set("rendez-vous c'est-à-dire qu'en-dira-t-on sauve-qui-peut garde-à-vous s'il-vous-plaît"),
  },
  it: {
    elides: () => true,
    keepsFinalApostrophe: (stem) => italianElisions.has(stem) || italianApocopes.has(stem),
  },
  en: {
    leading: set("'tis 'twas 'twere 'twill 'em 'til"),
    keepsFinalApostrophe: (stem) => stem === 'o' || stem === 'ol',
  },
  nl: { leading: set("'s 't 'n 'k 'm 'r") },
  af: { leading: set("'n 't 's 'k") },
  // Elided words end with their apostrophe (ἀλλ’ ἐγώ); quotations are marked otherwise in Greek.
  grc: { keepsFinalApostrophe: () => true },
  he: { keepsFinalApostrophe: (stem) => stem.length <= 4 },
  // кто-нибудь, по-русски, из-за: dictionary words.
  ru: { hyphens: 'keep' },
  // Doubled and affixed words (anak-anak, mag-aral) are dictionary words.
  id: { hyphens: 'keep' },
  tl: { hyphens: 'keep' },
};

const cache = new Map<number, WordRules>();

/** The rules for a language; an unknown one gets those of all space-delimited scripts. */
export const wordRules = (languageId: number): WordRules => {
  const known = cache.get(languageId);
  if (known) return known;
  const rules = { ...plain, ...byCode[languageById(languageId)?.code ?? ''] };
  cache.set(languageId, rules);
  return rules;
};
