import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './list.types.ts';

/** A dictionary as operators see it. */
export interface Listed {
  name: string;
  title: string;
  /** ID of the language of the headwords. */
  language: number;
  target: string;
  licence: string;
  source: string;
  entries: number;
  /** Installed share, 0 to 1. It is 1 if the dictionary is available. */
  share: number;
}

export const sql = statements<QueryTypes>('dictionariesList', {
  listDictionaries: `SELECT name, title, language, target_language AS target, licence, source, entry_count AS entries,
     CASE WHEN status = 'ready' THEN 1 ELSE least(0.99, bytes_done / greatest(bytes_total, 1)::float) END AS share
   FROM dictionary WHERE status <> 'removing' ORDER BY language, name, id`,
});

/** Lists all dictionaries, including interrupted installations. */
export const list = (db: Queryable): Promise<Listed[]> => many(db, sql.listDictionaries, []);
