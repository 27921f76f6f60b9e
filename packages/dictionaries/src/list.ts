import { statement, type Queryable } from '@glossa/db/database';

/** A dictionary as the operator sees it. */
export interface Listed {
  name: string;
  title: string;
  /** Of the table of languages. */
  language: number;
  target: string;
  licence: string;
  source: string;
  entries: number;
  /** Share of it that is installed, 0 to 1; 1 when it can be asked. */
  share: number;
}

const all = statement(
  'list-dictionaries',
  `SELECT name, title, language, target_language AS target, licence, source, entry_count AS entries,
     CASE WHEN status = 'ready' THEN 1 ELSE least(0.99, bytes_done / greatest(bytes_total, 1)::float) END AS share
   FROM dictionary WHERE status <> 'removing' ORDER BY language, name, id`,
);

/** All dictionaries, also those whose installation was cut off. */
export const list = (db: Queryable): Promise<Listed[]> => db.rows<Listed & Record<string, unknown>>(all);
