import { endingAfter, type InflectedForm, type InflectionFeature } from './inflected-form.ts';

/** Stems of the future and the conditional that differ from the infinitive. */
const futureStems: Readonly<Record<string, string>> = {
  aller: 'ir',
  avoir: 'aur',
  courir: 'courr',
  devoir: 'devr',
  envoyer: 'enverr',
  être: 'ser',
  faire: 'fer',
  falloir: 'faudr',
  mourir: 'mourr',
  pouvoir: 'pourr',
  recevoir: 'recevr',
  revenir: 'reviendr',
  revoir: 'reverr',
  savoir: 'saur',
  tenir: 'tiendr',
  valoir: 'vaudr',
  venir: 'viendr',
  devenir: 'deviendr',
  voir: 'verr',
  vouloir: 'voudr',
};

/** Stems of the imperfect that differ from the infinitive without its ending. */
const imperfectStems: Readonly<Record<string, string>> = {
  boire: 'buv',
  connaître: 'connaiss',
  croire: 'croy',
  devoir: 'dev',
  dire: 'dis',
  écrire: 'écriv',
  être: 'ét',
  faire: 'fais',
  lire: 'lis',
  plaire: 'plais',
  prendre: 'pren',
  apprendre: 'appren',
  comprendre: 'compren',
  reconnaître: 'reconnaiss',
  rire: 'ri',
  voir: 'voy',
};

const agreement: Readonly<Record<string, InflectionFeature[]>> = {
  '': [],
  e: ['feminine'],
  s: ['plural'],
  es: ['feminine', 'plural'],
};

/** Returns the features of a French form. Empty if its ending is ambiguous. */
export function nameFrenchForm({ form, lemma, wordClass }: InflectedForm): InflectionFeature[] {
  if (wordClass === 'verb' || wordClass === 'auxiliary') return nameVerbForm(form, lemma);
  return wordClass === 'noun' || wordClass === 'adjective' ? nameNounForm(form, lemma) : [];
}

function nameVerbForm(form: string, lemma: string): InflectionFeature[] {
  const afterFuture = endingAfter(form, futureStems[lemma] ?? lemma.replace(/e$/, ''));
  if (afterFuture !== undefined) {
    if (/^(?:ai|as|a|ons|ez|ont)$/.test(afterFuture)) return ['future'];
    if (/^(?:ais|ait|ions|iez|aient)$/.test(afterFuture)) return ['conditional'];
  }
  const stem = lemma.replace(/(?:er|ir|re|oir)$/, '');
  const imperfects = imperfectStems[lemma]
    ? [imperfectStems[lemma]]
    : lemma.endsWith('ir')
      ? [`${stem}iss`, stem]
      : [stem, `${stem}e`, stem.replace(/c$/, 'ç')];
  if (imperfects.some((one) => /^(?:ais|ait|aient)$/.test(endingAfter(form, one) ?? '')))
    return ['imperfect'];
  if (form.endsWith('ant')) return ['present_participle'];
  if (lemma.endsWith('er')) return nameFirstGroupForm(endingAfter(form, stem));
  const participle = lemma.endsWith('ir') ? endingAfter(form, `${stem}i`) : endingAfter(form, `${stem}u`);
  // `finis` may also be the present tense, but `vendus` can only be the participle.
  if (participle !== undefined && participle in agreement && !(lemma.endsWith('ir') && participle === 's'))
    return ['past_participle', ...(agreement[participle] ?? [])];
  return [];
}

/** Returns the features of a regular -er verb's form, based on its ending. */
function nameFirstGroupForm(ending: string | undefined): InflectionFeature[] {
  if (ending === undefined) return [];
  if (ending.startsWith('é') && ending.slice(1) in agreement)
    return ['past_participle', ...(agreement[ending.slice(1)] ?? [])];
  if (/^(?:e|es|ons|ez|ent)$/.test(ending)) return ['present'];
  return /^(?:ai|as|a|âmes|âtes|èrent)$/.test(ending) ? ['preterite'] : [];
}

function nameNounForm(form: string, lemma: string): InflectionFeature[] {
  if (form === `${lemma}s` || form === `${lemma}x` || form === lemma.replace(/ai?l$/, 'aux'))
    return ['plural'];
  const feminines = [
    `${lemma}e`,
    lemma + (lemma.at(-1) ?? '') + 'e',
    lemma.replace(/eux$|eur$/, 'euse'),
    lemma.replace(/f$/, 've'),
    lemma.replace(/er$/, 'ère'),
    lemma.replace(/teur$/, 'trice'),
  ].filter((feminine) => feminine !== lemma);
  if (feminines.includes(form)) return ['feminine'];
  return feminines.some((feminine) => form === `${feminine}s`) ? ['feminine', 'plural'] : [];
}
