import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { lemmaSources, type changeFamily, type Family } from '@glossa/contract/families';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { changeWords, type WordsChange } from '#domain/vocabulary/change-words.ts';
import { selectCounting, selectLemmas, selectMembers, type LemmaRow } from './family-queries.ts';
import { findWord } from './queries.ts';
import type { WordRow } from './word-row.ts';

const shown = 100;
/** No lemma has more forms. */
const all = 10_000;

const presentLemma = ({ id, text, source }: LemmaRow): Family['lemma'] => ({
  id,
  text,
  source: lemmaSources[source] ?? 'lemmatiser',
});

/** Finds the lemma of a word and its forms that the learner has met. */
export async function findFamily(db: Database, learnerId: string, id: number): Promise<Family> {
  const word = await ownWord(db, learnerId, id);
  const lemmas = (await selectLemmas(db, learnerId, id)).map(presentLemma);
  const lemma = lemmas[0] ?? { id, text: word.form, source: 'self' };
  const members = await selectMembers(db, learnerId, lemma.id, shown);
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

/** Sets the level or the ignored flag of all members of a word's family that the learner has met. */
export async function changeWholeFamily(
  db: Database,
  learnerId: string,
  id: number,
  { knowledge_level: level, ignored }: HandlerInput<typeof changeFamily>['body'],
): Promise<WordsChange> {
  const { language } = await ownWord(db, learnerId, id);
  const [lemma] = await selectLemmas(db, learnerId, id);
  const members = await selectMembers(db, learnerId, lemma?.id ?? id, all);
  const terms = members.map((member) => member.id);
  return changeWords(db, { learnerId, language, terms, level, ignored, kind: 'family' });
}

/** Returns the codes of the languages in which the learner counts by families. */
export const countingLanguages = async (
  db: Database,
  learnerId: string,
): Promise<{ languages: string[] }> => ({
  languages: (await selectCounting(db, learnerId)).flatMap((id) => languageById(id)?.code ?? []),
});

const ownWord = async (db: Database, learnerId: string, id: number): Promise<WordRow> =>
  (await findWord(db, id, learnerId)) ?? fail('word_not_found');
