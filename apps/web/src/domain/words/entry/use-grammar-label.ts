import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns labels for dictionaries' parts of speech, by English name. */
const partOfSpeechLabels = (t: TFunction<'reader'>): Readonly<Record<string, string>> => ({
  noun: t('grammar.noun'),
  'proper noun': t('grammar.proper_noun'),
  verb: t('grammar.verb'),
  auxiliary: t('grammar.auxiliary'),
  adjective: t('grammar.adjective'),
  adverb: t('grammar.adverb'),
  pronoun: t('grammar.pronoun'),
  article: t('grammar.article'),
  determiner: t('grammar.determiner'),
  numeral: t('grammar.numeral'),
  classifier: t('grammar.classifier'),
  preposition: t('grammar.preposition'),
  postposition: t('grammar.postposition'),
  conjunction: t('grammar.conjunction'),
  particle: t('grammar.particle'),
  interjection: t('grammar.interjection'),
  phrase: t('grammar.phrase'),
  prefix: t('grammar.prefix'),
  suffix: t('grammar.suffix'),
  abbreviation: t('grammar.abbreviation'),
  transitive: t('grammar.transitive'),
  intransitive: t('grammar.intransitive'),
  masculine: t('grammar.masculine'),
  feminine: t('grammar.feminine'),
  neuter: t('grammar.neuter'),
  plural: t('grammar.plural'),
});

type Feature = NonNullable<DictionaryEntry['inflection']>[number];

/** Returns labels for the features of inflected forms. */
const featureLabels = (t: TFunction<'reader'>): Readonly<Record<Feature, string>> => ({
  present: t('grammar.present'),
  past: t('grammar.past'),
  imperfect: t('grammar.imperfect'),
  preterite: t('grammar.preterite'),
  future: t('grammar.future'),
  conditional: t('grammar.conditional'),
  subjunctive: t('grammar.subjunctive'),
  gerund: t('grammar.gerund'),
  present_participle: t('grammar.present_participle'),
  past_participle: t('grammar.past_participle'),
  third_person: t('grammar.third_person'),
  comparative: t('grammar.comparative'),
  superlative: t('grammar.superlative'),
  masculine: t('grammar.masculine'),
  feminine: t('grammar.feminine'),
  neuter: t('grammar.neuter'),
  plural: t('grammar.plural'),
  singular: t('grammar.singular'),
  dual: t('grammar.dual'),
  perfect: t('grammar.perfect'),
  pluperfect: t('grammar.pluperfect'),
  aorist: t('grammar.aorist'),
  imperative: t('grammar.imperative'),
  infinitive: t('grammar.infinitive'),
  passive: t('grammar.passive'),
  diminutive: t('grammar.diminutive'),
  definite: t('grammar.definite'),
  nominative: t('grammar.nominative'),
  genitive: t('grammar.genitive'),
  dative: t('grammar.dative'),
  accusative: t('grammar.accusative'),
  ablative: t('grammar.ablative'),
  instrumental: t('grammar.instrumental'),
  locative: t('grammar.locative'),
  vocative: t('grammar.vocative'),
  first_person: t('grammar.first_person'),
  second_person: t('grammar.second_person'),
});

type Origin = Pick<DictionaryEntry, 'headword' | 'match' | 'parts' | 'inflection' | 'other_inflections'>;

/** Features that describe a verb's form well enough without its person and number. */
const verbal: ReadonlySet<Feature> = new Set([
  'past',
  'imperfect',
  'preterite',
  'perfect',
  'pluperfect',
  'aorist',
  'future',
  'conditional',
  'subjunctive',
]);
const persons: ReadonlySet<Feature> = new Set(['first_person', 'second_person', 'third_person']);
const agreement: ReadonlySet<Feature> = new Set([...persons, 'singular', 'dual', 'plural']);
/** Maximum number of inflections shown beside a meaning. */
const maxInflections = 2;

/** Returns the inflections to show beside a meaning, with their most telling features and without duplicates. */
function summarizeInflections(inflections: readonly (readonly Feature[])[]): Feature[][] {
  const short = inflections.map((features) =>
    features.some((feature) => verbal.has(feature)) && features.some((feature) => persons.has(feature))
      ? features.filter((feature) => !agreement.has(feature))
      : [...features],
  );
  const seen = new Set<string>();
  return short
    .filter((features) => {
      const key = features.join(' ');
      const isNew = features.length > 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, maxInflections);
}

/** Returns functions that name grammatical terms in the interface language. */
export function useGrammarLabel(): {
  /** Names a part of speech such as `noun, feminine`; unknown terms are returned unchanged. */
  partOfSpeech: (english: string) => string;
  /** Describes what an inflected form can be, such as `genitive, singular / nominative, plural`. */
  inflections: (inflections: readonly (readonly Feature[])[]) => string;
  /** Names the word that an entry belongs to, if it isn't the one that was looked up; empty otherwise. */
  origin: (entry: Origin) => string;
} {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const names = partOfSpeechLabels(t);
    const features = featureLabels(t);
    const nameInflections = (inflections: readonly (readonly Feature[])[]) =>
      inflections.map((one) => one.map((feature) => features[feature]).join(', ')).join(' / ');
    return {
      inflections: nameInflections,
      partOfSpeech: (english) =>
        english
          .split(', ')
          .map((part) => names[part] ?? part)
          .join(', '),
      origin: ({ headword, match, parts = [], inflection = [], other_inflections: others = [] }) => {
        if (match === 'expression') {
          const writtenForm = parts.join(' … ');
          return writtenForm.toLowerCase() === headword.toLowerCase()
            ? headword
            : `${writtenForm} → ${headword}`;
        }
        if (match === 'part') return headword;
        if (match !== 'lemma') return '';
        const summary = nameInflections(summarizeInflections([inflection, ...others]));
        return summary === '' ? headword : t('grammar.inflected', { features: summary, word: headword });
      },
    };
  }, [t]);
}
