import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the names of what dictionaries call parts of speech, by their English name. */
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

/** Returns the names of inflected forms. */
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
  feminine: t('grammar.feminine'),
  plural: t('grammar.plural'),
});

type Origin = Pick<DictionaryEntry, 'headword' | 'match' | 'parts' | 'inflection'>;

/** Returns functions that name grammar in the language of the interface. */
export function useGrammarLabel(): {
  /** Names a part of speech such as `noun, feminine`; unknown words stay as they are. */
  partOfSpeech: (english: string) => string;
  /** Says which word an entry belongs to, if it isn't the one that was looked up; empty otherwise. */
  origin: (entry: Origin) => string;
} {
  const { t } = useTranslation('reader');
  return useMemo(() => {
    const names = partOfSpeechLabels(t);
    const features = featureLabels(t);
    return {
      partOfSpeech: (english) =>
        english
          .split(', ')
          .map((part) => names[part] ?? part)
          .join(', '),
      origin: ({ headword, match, parts = [], inflection = [] }) => {
        if (match === 'expression') {
          const writtenForm = parts.join(' … ');
          return writtenForm.toLowerCase() === headword.toLowerCase()
            ? headword
            : `${writtenForm} → ${headword}`;
        }
        if (match === 'part') return headword;
        if (match !== 'lemma') return '';
        if (inflection.length === 0) return headword;
        return t('grammar.inflected', {
          features: inflection.map((feature) => features[feature]).join(', '),
          word: headword,
        });
      },
    };
  }, [t]);
}
