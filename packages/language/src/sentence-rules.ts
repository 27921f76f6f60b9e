import { getAbbreviations } from './abbreviations.ts';
import { languageById } from './languages.ts';
import { sentenceMarks } from './sentence-marks.ts';

/** The rules that decide where the sentences of a language end. */
export interface SentenceRules {
  nonTerminal: ReadonlySet<string>;
  canEndSentence: ReadonlySet<string>;
  beforeNumber: ReadonlySet<string>;
  units: ReadonlySet<string>;
  starters: ReadonlySet<string>;
  /** Whether a number with a period is an ordinal, as in German: am 3. Mai. */
  ordinalStops: boolean;
  /** Whether a single caseless letter with a period is an abbreviation, as in Arabic. */
  caselessInitials: boolean;
  /** Whether periods occur only in abbreviations, as in Thai. */
  stopsAbbreviate: boolean;
  /** The marks that end sentences, by UTF-16 code unit. */
  marks: Uint8Array;
  /** Whether sentences begin in lower case, as in editions of Ancient Greek. */
  beginsInLowerCase: boolean;
  /** Characters that continue a sentence after a closing quotation mark: Japanese 「…。」と. */
  quotationContinuers: string;
  /** Maximum length of a sentence in UTF-16 code units, without the white space after it. */
  maxLength: number;
}

const toWordSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').filter((word) => word !== ''));
const commonMarks = sentenceMarks('');
const cache = new Map<number, SentenceRules>();

/** Returns the rules for a language. Unknown languages get those for Latin script. */
export const sentenceRules = (languageId: number): SentenceRules => {
  const known = cache.get(languageId);
  if (known) return known;
  const code = languageById(languageId)?.code ?? '';
  const lists = getAbbreviations(code);
  const spaceless = code === 'ja' || code === 'zh' || code === 'th';
  const rules: SentenceRules = {
    nonTerminal: toWordSet(lists.nonTerminal),
    canEndSentence: toWordSet(lists.canEndSentence),
    beforeNumber: toWordSet(lists.beforeNumber),
    units: toWordSet(lists.units),
    starters: toWordSet(lists.starters),
    ordinalStops: code === 'de' || code === 'pl' || code === 'tr',
    caselessInitials: code === 'ar' || code === 'fa' || code === 'he',
    stopsAbbreviate: code === 'th',
    marks: code === 'grc' ? sentenceMarks(';\u037e') : commonMarks,
    beginsInLowerCase: code === 'grc',
    quotationContinuers: code === 'ja' ? 'とっなのはがをにもでや、' : '',
    maxLength: spaceless ? 400 : 1000,
  };
  cache.set(languageId, rules);
  return rules;
};
