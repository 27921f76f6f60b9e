/** A language's rules for ranking the stems from a spelling dictionary. */
export interface Preferences {
  /**
   * Number of initial letters that a form and its stem must share, because the dictionaries also strip prefixes
   * (in-formación).
   */
  shared: number;
  /** Forms that are their own lemma although the dictionary derives them from another word. */
  selfLemmas: RegExp;
  /** Nouns that are derived from verbs but are their own lemma. */
  nouns: RegExp;
  /** Returns the singular of a form that matches `nouns`. Used if the dictionary lists only the verb. */
  singular: (form: string) => string;
  infinitive: RegExp;
  /**
   * Rules in order of preference. The first one that matches a stem determines its rank. `lemma` is a pattern that the
   * stem must match, or a function that returns the required stem.
   */
  choices: readonly { form: RegExp; lemma: RegExp | ((form: string) => string) }[];
}

/** Sorts the stems of a form so that the likeliest lemma comes first. */
export function preferLemmas(form: string, stems: readonly string[], preferences: Preferences): string[] {
  const { shared, selfLemmas, nouns, singular, infinitive, choices } = preferences;
  if (selfLemmas.test(form)) return [form];
  const start = form.slice(0, shared);
  const isNoun = nouns.test(form);
  const remaining = stems.filter(
    (stem) => stem.toLowerCase().startsWith(start) && !(isNoun && infinitive.test(stem)),
  );
  if (isNoun && remaining.length === 0) return [singular(form)];
  for (const { form: pattern, lemma } of choices) {
    if (!pattern.test(form)) continue;
    const chosenLemma =
      lemma instanceof RegExp
        ? remaining.find((stem) => lemma.test(stem))
        : remaining.find((stem) => stem === lemma(form));
    if (chosenLemma !== undefined) return [chosenLemma, ...remaining.filter((stem) => stem !== chosenLemma)];
  }
  return remaining;
}
