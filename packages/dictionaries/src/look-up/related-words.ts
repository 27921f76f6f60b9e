import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';

import { findRelations } from './queries.ts';

/** Two normalized words that are related according to a dictionary. */
export interface WordRelation {
  from: string;
  to: string;
  kind: 'synonym' | 'antonym' | 'related';
}

const kinds = ['synonym', 'antonym', 'related'] as const;

/** Finds up to `limit` relations of normalized words to others, according to the dictionaries for their language. */
export async function findRelatedWords(
  db: Queryable,
  { language, forms, limit }: { language: number; forms: readonly string[]; limit: number },
): Promise<WordRelation[]> {
  const rows = await findRelations(db, { language, forms, folded: forms.map(foldWord), limit });
  return rows.map(({ from, to, kind }) => ({ from, to, kind: kinds[kind - 1] ?? 'related' }));
}
