import type { InflectedForm, InflectionFeature } from './inflected-form.ts';

/** Lists the possible stems before -ed and -ing: `stop` and `stopp` for `stop`, `make` and `mak` for `make`. */
function listStems(lemma: string): string[] {
  const stems = [lemma];
  if (lemma.endsWith('ie')) stems.push(`${lemma.slice(0, -2)}y`);
  if (lemma.endsWith('e')) stems.push(lemma.slice(0, -1));
  if (/[^aeiou]y$/.test(lemma)) stems.push(`${lemma.slice(0, -1)}i`);
  if (/[aeiou][^aeiouwxy]$/.test(lemma)) stems.push(lemma + (lemma.at(-1) ?? ''));
  return stems;
}

/** Returns the features of a regular English form. Empty if unknown. */
export function nameEnglishForm({ form, lemma, wordClass }: InflectedForm): InflectionFeature[] {
  const endings = listStems(lemma).flatMap((stem) =>
    form.startsWith(stem) ? [form.slice(stem.length)] : [],
  );
  const has = (...expected: string[]) => endings.some((ending) => expected.includes(ending));
  if (wordClass === 'verb') {
    if (has('ing')) return ['present_participle'];
    if (has('ed') || (lemma.endsWith('e') && form === `${lemma}d`)) return ['past'];
    return has('s', 'es') ? ['third_person', 'present'] : [];
  }
  if (wordClass === 'noun') return has('s', 'es') ? ['plural'] : [];
  if (wordClass !== 'adjective' && wordClass !== 'adverb') return [];
  if (has('er') || form === `${lemma}r`) return ['comparative'];
  return has('est') || form === `${lemma}st` ? ['superlative'] : [];
}
