import { languageById } from './languages.ts';

/** How hyphenated compounds are treated: split, kept whole, or (in French) split only before clitic pronouns. */
export type HyphenRule = 'split' | 'keep' | 'clitics';

/** The rules for finding the words of one language. Forms in the sets are in lower case with straight apostrophes. */
export interface WordRules {
  hyphens: HyphenRule;
  /**
   * Returns whether a word ends after `stem` and its apostrophe, as in French `l'` + `homme`. If undefined, it never
   * does.
   */
  elides?: (stem: string) => boolean;
  /** Forms that begin with an apostrophe, such as `'tis`. */
  leading: ReadonlySet<string>;
  /** Returns whether a final apostrophe is part of the word, as in Italian `po'`. If undefined, it never is. */
  keepsFinalApostrophe?: (stem: string) => boolean;
  /** Compounds that are kept whole despite the rules. */
  lexical: ReadonlySet<string>;
}

const toWordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').filter((word) => word !== ''));
const emptySet = toWordSet('');

const frenchElisions = toWordSet('l d j m t s c n qu jusqu lorsqu puisqu quoiqu');
const italianElisions = toWordSet(
  'l un dell all nell sull dall coll d c s m t v n gl quest quell bell sant com dov cos anch nient tutt mezz senz ' +
    'degl dagl agl negl sugl dev',
);
const italianApocopes = toWordSet('po mo be va fa da sta di to ca de ne co vo');

const defaultRules: WordRules = {
  hyphens: 'split',
  leading: emptySet,
  lexical: emptySet,
};

const byCode: Readonly<Record<string, Partial<WordRules>>> = {
  fr: {
    hyphens: 'clitics',
    elides: (stem) => frenchElisions.has(stem),
    keepsFinalApostrophe: (stem) => frenchElisions.has(stem),
    lexical: toWordSet(
      "rendez-vous c'est-à-dire qu'en-dira-t-on sauve-qui-peut garde-à-vous s'il-vous-plaît",
    ),
  },
  it: {
    elides: () => true,
    keepsFinalApostrophe: (stem) => italianElisions.has(stem) || italianApocopes.has(stem),
  },
  en: {
    leading: toWordSet("'tis 'twas 'twere 'twill 'em 'til"),
    keepsFinalApostrophe: (stem) => stem === 'o' || stem === 'ol',
  },
  nl: { leading: toWordSet("'s 't 'n 'k 'm 'r") },
  af: { leading: toWordSet("'n 't 's 'k") },
  // Elided words end with an apostrophe (ἀλλ’ ἐγώ), and Greek uses other quotation marks.
  grc: { keepsFinalApostrophe: () => true },
  he: { keepsFinalApostrophe: (stem) => stem.length <= 4 },
  // Compounds such as кто-нибудь, по-русски and из-за have their own dictionary entries.
  ru: { hyphens: 'keep' },
  // Reduplicated and affixed words (anak-anak, mag-aral) have their own dictionary entries.
  id: { hyphens: 'keep' },
  tl: { hyphens: 'keep' },
};

const cache = new Map<number, WordRules>();

/** Returns the rules for a language. Unknown languages get the general rules for scripts with spaces. */
export const wordRules = (languageId: number): WordRules => {
  const known = cache.get(languageId);
  if (known) return known;
  const rules = { ...defaultRules, ...byCode[languageById(languageId)?.code ?? ''] };
  cache.set(languageId, rules);
  return rules;
};
