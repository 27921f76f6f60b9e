/** How a language chooses among the stems that a spelling dictionary offers. */
export interface Preferences {
  /** First letters that a form and its stem share at least: the dictionaries also take prefixes away (in-formación). */
  shared: number;
  /** Forms that are their own lemma, though the dictionary makes them of another word. */
  own: RegExp;
  /** Nouns that are made of verbs: the verb is not their lemma. */
  nouns: RegExp;
  /** Of those nouns, when the dictionary knows only the verb. */
  singular: (form: string) => string;
  infinitive: RegExp;
  /** In order: the first that finds one of the stems wins. `lemma` makes the stem of the form, or says how it ends. */
  choices: readonly { form: RegExp; lemma: RegExp | ((form: string) => string) }[];
}

/** Puts the stems of a form in order, the likeliest lemma first. */
export function preferLemmas(form: string, stems: readonly string[], preferences: Preferences): string[] {
  const { shared, own, nouns, singular, infinitive, choices } = preferences;
  if (own.test(form)) return [form];
  const start = form.slice(0, shared);
  const isNoun = nouns.test(form);
  const left = stems.filter(
    (stem) => stem.toLowerCase().startsWith(start) && !(isNoun && infinitive.test(stem)),
  );
  if (isNoun && left.length === 0) return [singular(form)];
  for (const { form: pattern, lemma } of choices) {
    if (!pattern.test(form)) continue;
    const chosen =
      lemma instanceof RegExp
        ? left.find((stem) => lemma.test(stem))
        : left.find((stem) => stem === lemma(form));
    if (chosen !== undefined) return [chosen, ...left.filter((stem) => stem !== chosen)];
  }
  return left;
}
