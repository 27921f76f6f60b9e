import { readFormDefinition } from '../inflection/grammar-tags.ts';
import type { InflectionFeature } from '../inflection/inflected-form.ts';
import type { FoundEntry } from './look-up.ts';

/**
 * Merges entries that only describe a form of another entry, as Wiktionary's do, into that entry, because a learner who
 * looks up `gatti` needs the meaning “cat”, not “plural of gatto”.
 */
export function mergeFormEntries(entries: readonly FoundEntry[]): FoundEntry[] {
  const lemmas = entries.filter(({ match }) => match === 'lemma');
  const merged = new Map<FoundEntry, InflectionFeature[][]>();
  const rest = entries.filter((entry) => {
    if (entry.match !== 'form') return true;
    const owners = lemmas.filter(({ headword }) => readDefinitions(entry, headword) !== undefined);
    for (const owner of owners)
      merged.set(owner, [...(merged.get(owner) ?? []), ...(readDefinitions(entry, owner.headword) ?? [])]);
    return owners.length === 0;
  });
  return rest.map((entry) => {
    const inflections = merged.get(entry)?.filter((one) => one.length > 0) ?? [];
    return entry.inflections || inflections.length === 0 ? entry : { ...entry, inflections };
  });
}

/**
 * Returns the features of a lemma's form according to each sense of an entry. Undefined if any sense gives a meaning.
 */
function readDefinitions({ senses }: FoundEntry, lemma: string): InflectionFeature[][] | undefined {
  const read = senses.map(({ text }) => readFormDefinition(text, lemma)?.inflection);
  return read.every((one) => one !== undefined) ? read : undefined;
}
