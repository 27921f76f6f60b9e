import type { Lemmatizer } from './suggest-lemmas.ts';

const clitic = /'(?:s|re|ve|ll|d|m)$/;
const negated: Readonly<Record<string, string>> = {
  "can't": 'can',
  "won't": 'will',
  "shan't": 'shall',
  "ain't": 'be',
};

/** Loads WordNet's lemmas for verbs, nouns and adjectives. Contractions and possessives are split first. */
export async function loadEnglishLemmatizer(): Promise<Lemmatizer> {
  const { default: wink } = await import('wink-lemmatizer');
  const lemmas = (form: string): string[] => {
    const negation = negated[form] ?? (form.endsWith("n't") ? form.slice(0, -3) : undefined);
    if (negation !== undefined) return [wink.verb(negation)];
    const stem = form.replace(clitic, '');
    if (stem !== form && stem !== '') return lemmas(stem);
    // Words such as discuss and pass aren't plurals.
    const noun = form.endsWith('ss') ? form : wink.noun(form);
    const changedForms = [wink.verb(form), noun, wink.adjective(form)].filter((lemma) => lemma !== form);
    return [...changedForms, form];
  };
  return lemmas;
}
