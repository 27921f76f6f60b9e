import { abbreviationsOf } from './abbreviations.ts';
import { languageById } from './languages.ts';
import { sentenceMarks } from './sentence-marks.ts';

/** How the sentences of one language end. */
export interface SentenceRules {
  goesOn: ReadonlySet<string>;
  mayEnd: ReadonlySet<string>;
  beforeNumber: ReadonlySet<string>;
  units: ReadonlySet<string>;
  starters: ReadonlySet<string>;
  /** Whether a number with a full stop is an ordinal: am 3. Mai. */
  ordinalStops: boolean;
  /** Whether one caseless letter and a full stop is an abbreviation, as in Arabic. */
  caselessInitials: boolean;
  /** Whether the full stop only abbreviates, as in Thai. */
  stopsAbbreviate: boolean;
  /** The marks that end sentences, by UTF-16 code unit. */
  marks: Uint8Array;
  /** Whether sentences begin in lower case, as editions of Ancient Greek print them. */
  lowerCaseBegins: boolean;
  /** Characters with which a sentence goes on after a closing quotation mark: Japanese 「…。」と. */
  quotationGoesOn: string;
  /** The longest sentence, in UTF-16 units without the white space after it. */
  longest: number;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));
const commonMarks = sentenceMarks('');
const cache = new Map<number, SentenceRules>();

/** The rules for a language; an unknown one gets those of the Latin script in general. */
export const sentenceRules = (languageId: number): SentenceRules => {
  const known = cache.get(languageId);
  if (known) return known;
  const code = languageById(languageId)?.code ?? '';
  const lists = abbreviationsOf(code);
  const spaceless = code === 'ja' || code === 'zh' || code === 'th';
  const rules: SentenceRules = {
    goesOn: set(lists.goesOn),
    mayEnd: set(lists.mayEnd),
    beforeNumber: set(lists.beforeNumber),
    units: set(lists.units),
    starters: set(lists.starters),
    ordinalStops: code === 'de' || code === 'pl' || code === 'tr',
    caselessInitials: code === 'ar' || code === 'fa' || code === 'he',
    stopsAbbreviate: code === 'th',
    marks: code === 'grc' ? sentenceMarks(';\u037e') : commonMarks,
    lowerCaseBegins: code === 'grc',
    quotationGoesOn: code === 'ja' ? 'とっなのはがをにもでや、' : '',
    longest: spaceless ? 400 : 1000,
  };
  cache.set(languageId, rules);
  return rules;
};
