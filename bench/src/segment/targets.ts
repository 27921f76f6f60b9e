// Word boundary scores of ICU with the rules or dictionaries described in docs/languages.md, measured on the test sets
// of UD treebanks: fr_gsd, it_isdt, ko_gsd, ru_gsd, ja_gsd, zh_gsdsimp, th_pud, and de_gsd to ar_pud with words as
// written.
const targets: Readonly<Record<string, number>> = {
  fr: 99.4,
  it: 99.9,
  ko: 99.6,
  ru: 97.5,
  ja: 91.5,
  zh: 76,
  th: 78.1,
  de: 97.9,
  tr: 97.9,
  he: 97.9,
  es: 97.9,
  pt: 97.9,
  fa: 97.9,
  el: 97.9,
  en: 97.9,
  ar: 97.9,
};

/** Returns a language's minimum F1 score for word boundaries, in percent, or undefined if there is no target. */
export const targetOf = (code: string): number | undefined => targets[code];
