import type { LemmaSuggestion } from '@glossa/contract/dictionaries';
import type { DictionaryChoice } from '@glossa/contract/dictionary-order';
import { knownLevel } from '@glossa/contract/knowledge-level';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Maximum number of a word's learners whose translations are counted. */
const maxLearners = 100;
/** Minimum number of learners who must have chosen a translation for it to count. */
const minLearners = 3;

const sql = statements<QueryTypes>('dictionaryLookup', {
  listSuggestedLemmas: `SELECT t.form, lemma.form AS lemma, tl.source FROM term t
   JOIN term_lemma tl ON tl.term_id = t.id JOIN term lemma ON lemma.id = tl.lemma_id
   WHERE t.language = $1 AND t.form = ANY($2::text[]) AND tl.rank < 5 ORDER BY t.form, tl.rank`,
  // Samples each word's learners, so that frequent words take no longer than rare ones. Translations chosen by fewer
  // than three learners are left out, because they could reveal who chose them.
  countChosenTranslations: `SELECT t.form, part AS "translation!", count(DISTINCT chosen.learner_id)::int AS "learners!"
   FROM term t
   CROSS JOIN LATERAL (
     SELECT lw.learner_id, lw.translation FROM learner_word lw
     WHERE lw.term_id = t.id AND lw.translation <> '' LIMIT ${maxLearners}
   ) chosen
   CROSS JOIN LATERAL unnest(string_to_array(lower(chosen.translation), '; ')) AS part
   WHERE t.language = $1 AND t.form = ANY($2::text[])
   GROUP BY t.form, part HAVING count(DISTINCT chosen.learner_id) >= ${minLearners}`,
});

/** Sources by their number in the database, from 1. */
const sources: readonly LemmaSuggestion['source'][] = ['dictionary', 'analyser', 'lemmatiser'];

/** A lemma that text analysis suggested. */
export type SuggestedLemma = Omit<LemmaSuggestion, 'rank'>;

/** Returns the lemmas that text analysis suggested for forms, most likely first, by form. */
export async function listSuggestedLemmas(
  db: Queryable,
  language: number,
  forms: readonly string[],
): Promise<Map<string, SuggestedLemma[]>> {
  const suggested = new Map<string, SuggestedLemma[]>();
  for (const { form, lemma, source } of await many(db, sql.listSuggestedLemmas, [language, forms])) {
    const lemmas = suggested.get(form) ?? [];
    lemmas.push({ text: lemma, source: sources[source - 1] ?? 'lemmatiser' });
    suggested.set(form, lemmas);
  }
  return suggested;
}

/**
 * Counts how many learners chose each translation of the given words, by form and translation in lower case. Leaves out
 * translations that only one or two learners chose.
 */
export async function countChosenTranslations(
  db: Queryable,
  language: number,
  forms: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { form, translation, learners } of await many(db, sql.countChosenTranslations, [
    language,
    forms,
  ])) {
    const chosen = counts.get(form) ?? new Map<string, number>();
    counts.set(form, chosen.set(translation, learners));
  }
  return counts;
}

/** Returns a learner's own order of the dictionaries for a language. Undefined if the learner hasn't changed it. */
export const findDictionaryOrder = async (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
): Promise<DictionaryChoice[] | undefined> => {
  const where = { learnerId_language: { learnerId, language } };
  const found = await db.prisma.lookupSettings.findUnique({ where, select: { dictionaries: true } });
  return (found?.dictionaries ?? undefined) as DictionaryChoice[] | undefined;
};

/** Returns which of the normalized forms a learner knows or ignores. */
export async function listKnownForms(
  db: Queryable,
  learnerId: string,
  { language, forms }: { language: number; forms: string[] },
): Promise<Set<string>> {
  const rows = await db.prisma.learnerWord.findMany({
    where: {
      learnerId,
      language,
      form: { in: forms },
      OR: [{ level: { gte: knownLevel } }, { ignored: true }],
    },
    select: { form: true },
  });
  return new Set(rows.map(({ form }) => form));
}
