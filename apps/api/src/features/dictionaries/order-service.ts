import type { DictionaryChoice, DictionaryOrder } from '@glossa/contract/dictionary-order';
import type { Queryable } from '@glossa/db/database';
import { orderDictionaries } from '@glossa/dictionaries/look-up/order-dictionaries';
import { listReadyDictionaries } from '@glossa/dictionaries/look-up/queries';

import { listPreferredLanguages } from '#domain/accounts/preferred-languages.ts';
import { findDictionaryOrder } from '#domain/dictionaries/queries.ts';
import { saveOrder } from './queries.ts';

interface Learner {
  id: string;
  uiLanguage: string;
}

/** Returns the installed dictionaries for a language in the order in which the learner's lookups use them. */
export async function findOrder(db: Queryable, learner: Learner, language: number): Promise<DictionaryOrder> {
  const order = await findDictionaryOrder(db, { learnerId: learner.id, language });
  const dictionaries = orderDictionaries(await listReadyDictionaries(db, language, undefined), {
    preferred: await listPreferredLanguages(db, learner),
    order,
  });
  return {
    is_default: order === undefined,
    dictionaries: dictionaries.map(({ name, title, target, isHidden, isFallback }) => ({
      name,
      title,
      target,
      is_hidden: isHidden,
      is_fallback: isFallback && !isHidden,
    })),
  };
}

/** Changes the order of the dictionaries for a language, and which of them are hidden; null restores the default. */
export async function updateOrder(
  db: Queryable,
  learner: Learner,
  { language, dictionaries }: { language: number; dictionaries: DictionaryChoice[] | null },
): Promise<DictionaryOrder> {
  await saveOrder(db, { learnerId: learner.id, language }, dictionaries);
  return findOrder(db, learner, language);
}
