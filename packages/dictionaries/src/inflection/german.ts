import { endingAfter, type InflectedForm, type InflectionFeature } from './inflected-form.ts';

const declined = /^(?:e|en|er|es|em)$/;

/** Returns the features of a German form. Empty for strong preterites and most nouns, whose endings are ambiguous. */
export function nameGermanForm({ form, lemma, wordClass }: InflectedForm): InflectionFeature[] {
  if (wordClass === 'verb') return nameVerbForm(form, lemma);
  if (wordClass !== 'adjective') return [];
  const superlative = endingAfter(form, `${lemma}st`) ?? endingAfter(form, `${lemma}est`);
  if (superlative !== undefined && declined.test(superlative)) return ['superlative'];
  const comparative = endingAfter(form, `${lemma}er`);
  return comparative !== undefined && declined.test(comparative) ? ['comparative'] : [];
}

function nameVerbForm(form: string, lemma: string): InflectionFeature[] {
  const stem = lemma.replace(/(?:en|n)$/, '');
  if (endingAfter(form, lemma)?.match(/^d(?:e|en|er|es|em)?$/)) return ['present_participle'];
  // `gemacht`, `gegangen`, and `angerufen` with a separable prefix.
  const [, prefix = '', rest = ''] = /^(\p{L}*?)ge(\p{L}{2,}?)(?:t|en)$/u.exec(form) ?? [];
  // In `gewinnt`, the prefix ge- belongs to the infinitive.
  const isOwnPrefix = lemma.startsWith(`${prefix}ge${rest.slice(0, 2)}`);
  if (rest !== '' && lemma.startsWith(prefix) && !isOwnPrefix) return ['past_participle'];
  const ending = endingAfter(form, stem);
  if (ending === undefined) return [];
  if (/^(?:e?te|e?test|e?ten|e?tet)$/.test(ending) && !/[td]$/.test(stem)) return ['past'];
  if (/[td]$/.test(stem) && /^(?:ete|etest|eten|etet)$/.test(ending)) return ['past'];
  return /^(?:e|e?st|e?t)$/.test(ending) ? ['present'] : [];
}
