import { inflectionFeatures, type InflectionFeature } from './inflected-form.ts';

/** Wiktextract tags whose names differ from those of our features. */
const renamed: Readonly<Record<string, InflectionFeature>> = {
  'first-person': 'first_person',
  'second-person': 'second_person',
  'third-person': 'third_person',
  prepositional: 'locative',
};

/** Tags that correspond to no feature. A description is complete without them. */
const neutral = new Set([
  'active',
  'animate',
  'form-of',
  'finite',
  'historic',
  'inanimate',
  'indefinite',
  'indicative',
  'participle',
  'personal',
  'virile',
  'nonvirile',
  'strong',
  'mixed',
  'weak',
]);

const known = new Set<string>(inflectionFeatures);

/**
 * Returns the features of a form from its tags in Wiktionary. Empty if any tag is unknown, because the remaining
 * features could be misleading. For example, a plural possessive would be called a plural.
 */
export function featuresFromTags(tags: readonly string[]): InflectionFeature[] {
  const all = new Set(tags);
  const found = new Set<InflectionFeature>();
  if (all.has('participle')) {
    if (!all.has('past') && !all.has('present') && !all.has('perfect')) return [];
    found.add(all.has('present') ? 'present_participle' : 'past_participle');
    for (const tag of ['past', 'present', 'perfect', 'passive']) all.delete(tag);
  }
  if (all.has('historic') && all.delete('past')) found.add('preterite');
  for (const tag of all) {
    const feature = renamed[tag] ?? (known.has(tag) ? (tag as InflectionFeature) : undefined);
    if (feature !== undefined) found.add(feature);
    else if (!neutral.has(tag)) return [];
  }
  return inflectionFeatures.filter((feature) => found.has(feature));
}

/** Words that only connect the other words in a description. */
const joints = new Set(['and', 'of', 'the', 'form', '/']);

/**
 * Parses a definition that only names a form of a lemma, such as `third-person singular imperfect indicative of
 * mangiare`. Returns undefined for any other definition.
 */
export function readFormDefinition(
  text: string,
  lemma: string,
): { inflection: InflectionFeature[] } | undefined {
  const description =
    text.startsWith(`inflection of ${lemma}:`) || text.startsWith(`inflection of ${lemma} `)
      ? text.slice(`inflection of ${lemma}`.length)
      : text.endsWith(` of ${lemma}`)
        ? text.slice(0, -` of ${lemma}`.length)
        : undefined;
  if (description === undefined) return undefined;
  const words = description
    .toLowerCase()
    .split(/[\s:–,;()]+/)
    .filter((word) => word !== '' && !joints.has(word))
    // Skip `first/third-person`, which is ambiguous.
    .filter((word) => !/^\w+\/.*person$/.test(word));
  const isGrammar = (word: string) => known.has(word) || neutral.has(word) || word in renamed;
  return words.length > 0 && words.every(isGrammar) ? { inflection: featuresFromTags(words) } : undefined;
}
