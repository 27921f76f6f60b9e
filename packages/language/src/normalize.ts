import { languageByCode } from './languages.ts';

const turkishId = languageByCode('tr')?.id;

const apostrophes = /[\u2019\u2018\u201b\u02bc\u2032\uff07\u1fbd\u00b4\u0060\u05f3]/gu;
const gershayim = /\u05f4/gu;
// Soft hyphen, zero-width space, word joiner, byte order mark, direction marks, overrides and isolates, tatweel.
const ignoredCharacters = /[\u00ad\u200b\u2060\ufeff\u200e\u200f\u061c\u0640\u202a-\u202e\u2066-\u2069]/gu;
// Joiners are significant between letters of the Arabic and Indic scripts. Elsewhere they are typographic.
const typographicJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])|(?<=[\u200c\u200d])[\u200c\u200d]+/gu;
// Most words match one of these patterns. All other words take the slow path.
const plain = /^[a-z]+$/;
const simple = /^[A-Za-z'\u2019]+$/;

/**
 * Returns the form under which a word is stored and compared: NFC, lower case by the language's rules, straight
 * apostrophes and gershayim, without soft hyphens, zero-width spaces, direction marks and tatweel. Keeps vowel marks,
 * and collapses white space in a phrase to single spaces. Idempotent.
 */
export const normalizeWord = (form: string, languageId: number): string => {
  if (plain.test(form)) return form;
  if (languageId !== turkishId && simple.test(form)) return form.replaceAll('\u2019', "'").toLowerCase();
  const cleaned = form
    .normalize('NFC')
    .replace(ignoredCharacters, '')
    .replace(apostrophes, "'")
    .replace(gershayim, '"')
    .replace(typographicJoiner, '')
    .replace(/\s+/gu, ' ')
    .trim();
  // Outside Turkish, lower-casing İ leaves a combining dot that no one types.
  const lower =
    languageId === turkishId
      ? cleaned.toLocaleLowerCase('tr')
      : cleaned.toLowerCase().replace(/i\u0307+/gu, 'i');
  return lower.normalize('NFC');
};
