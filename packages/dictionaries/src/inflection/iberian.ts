import { endingAfter, type InflectedForm, type InflectionFeature } from './inflected-form.ts';

const endings = {
  es: {
    imperfect: { ar: /^(?:aba|abas|ábamos|abais|aban)$/, er: /^(?:ía|ías|íamos|íais|ían)$/ },
    preterite: { ar: /^(?:é|aste|ó|asteis|aron)$/, er: /^(?:í|iste|ió|isteis|ieron)$/ },
    future: /^(?:é|ás|á|emos|éis|án)$/,
    conditional: /^(?:ía|ías|íamos|íais|ían)$/,
    gerund: /(?:ando|iendo|yendo)$/,
    participle: /^[ai]d(o|a|os|as)$/,
    present: { ar: /^(?:o|as|a|áis|an)$/, er: /^(?:o|es|e|emos|éis|en)$/ },
    subjunctive: { ar: /^(?:e|es|emos|éis|en)$/, er: /^(?:a|as|amos|áis|an)$/ },
  },
  pt: {
    imperfect: { ar: /^(?:ava|avas|ávamos|avam)$/, er: /^(?:ia|ias|íamos|iam)$/ },
    preterite: { ar: /^(?:ei|aste|ou)$/, er: /^(?:i|este|eu|iste|iu)$/ },
    future: /^(?:ei|ás|á|emos|ão)$/,
    conditional: /^(?:ia|ias|íamos|iam)$/,
    gerund: /[aei]ndo$/,
    participle: /^[ai]d(o|a|os|as)$/,
    present: { ar: /^(?:o|as|a|am)$/, er: /^(?:o|es|e|em)$/ },
    subjunctive: { ar: /^(?:e|es|emos|em)$/, er: /^(?:a|as|amos|am)$/ },
  },
} as const;

const agreement: Readonly<Record<string, InflectionFeature[]>> = {
  o: [],
  a: ['feminine'],
  os: ['plural'],
  as: ['feminine', 'plural'],
};

/** Returns the features of a Spanish or Portuguese form. Empty if its ending is ambiguous. */
export function nameIberianForm(
  { form, lemma, wordClass }: InflectedForm,
  language: keyof typeof endings,
): InflectionFeature[] {
  if (wordClass === 'noun' || wordClass === 'adjective') {
    if (form === `${lemma}s` || form === `${lemma}es`) return ['plural'];
    const ending = lemma.endsWith('o') ? endingAfter(form, lemma.slice(0, -1)) : undefined;
    return ending === undefined ? [] : (agreement[ending] ?? []);
  }
  const [, stem = '', vowel] = /^(\p{L}+)(ar|er|ir)$/u.exec(lemma) ?? [];
  if (wordClass !== 'verb' || vowel === undefined) return [];
  const group = vowel === 'ar' ? 'ar' : 'er';
  const rules = endings[language];
  const infinitiveEnding = endingAfter(form, lemma) ?? '';
  if (rules.future.test(infinitiveEnding)) return ['future'];
  if (rules.conditional.test(infinitiveEnding)) return ['conditional'];
  if (rules.gerund.test(form)) return ['gerund'];
  const ending = endingAfter(form, stem);
  if (ending === undefined) return [];
  const participle = rules.participle.exec(ending)?.[1];
  if (participle !== undefined) return ['past_participle', ...(agreement[participle] ?? [])];
  if (rules.imperfect[group].test(ending)) return ['imperfect'];
  if (rules.preterite[group].test(ending)) return ['preterite'];
  if (rules.present[group].test(ending)) return ['present'];
  return rules.subjunctive[group].test(ending) ? ['subjunctive'] : [];
}
