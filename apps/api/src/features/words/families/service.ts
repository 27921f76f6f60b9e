import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { lemmaSources, type Family } from '@glossa/contract/families';
import type * as contract from '@glossa/contract/families';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { changeWords, type WordsChange } from '#domain/vocabulary/queries.ts';
import { findOwnWord, type WordRow } from '../queries.ts';
import * as queries from './queries.ts';

const maxShownForms = 100;
/** Limit higher than the number of forms of any lemma, so that none is left out. */
const maxMembers = 10_000;

const presentLemma = ({ id, text, source }: queries.LemmaRow): Family['lemma'] => ({
  id,
  text,
  source: lemmaSources[source] ?? 'lemmatiser',
});

/**
 * Finds a word's lemma and the forms of the lemma that the learner has encountered. @throws {Failure} word_not_found
 */
export async function findFamily(db: Queryable, learnerId: string, id: number): Promise<Family> {
  const word = await getOwnWord(db, learnerId, id);
  const lemmas = (await queries.listLemmas(db, learnerId, id)).map(presentLemma);
  const lemma = lemmas[0] ?? { id, text: word.form, source: 'self' };
  const members = await queries.listMembers(db, learnerId, lemma.id, maxShownForms);
  return {
    lemma,
    suggestions: lemmas.filter(({ source }) => source !== 'own'),
    members: members.map(({ level, ignored, translation, ...member }) => ({
      ...member,
      level: level ?? 0,
      ignored: ignored ?? false,
      translation: translation ?? '',
    })),
  };
}

/**
 * Sets the level or the ignored flag of all members of a word's family that the learner has encountered.
 * @throws {Failure} word_not_found
 */
export async function changeFamily(
  db: Queryable,
  learnerId: string,
  id: number,
  { knowledge_level: level, ignored }: HandlerInput<typeof contract.changeFamily>['body'],
): Promise<WordsChange> {
  const { language } = await getOwnWord(db, learnerId, id);
  const [lemma] = await queries.listLemmas(db, learnerId, id);
  const members = await queries.listMembers(db, learnerId, lemma?.id ?? id, maxMembers);
  const terms = members.map((member) => member.id);
  return changeWords(db, { learnerId, language, terms, level, ignored, kind: 'family' });
}

/** Returns the codes of the languages in which the learner counts words by family. */
export const listCountingLanguages = async (
  db: Queryable,
  learnerId: string,
): Promise<{ languages: string[] }> => ({
  languages: (await queries.listCountingLanguages(db, learnerId)).flatMap(
    (id) => languageById(id)?.code ?? [],
  ),
});

const getOwnWord = async (db: Queryable, learnerId: string, id: number): Promise<WordRow> =>
  (await findOwnWord(db, { id, learnerId })) ?? fail('word_not_found');

/** Turns counting by family on or off for a language, and returns the languages for which it is on. */
export async function setCounting(
  db: Queryable,
  learnerId: string,
  { language, counts }: HandlerInput<typeof contract.setFamilyCounting>['body'],
): Promise<{ languages: string[] }> {
  await queries.setCounting(db, learnerId, { language, isOn: counts });
  return listCountingLanguages(db, learnerId);
}
