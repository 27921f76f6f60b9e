import type { Queryable } from '@glossa/db/database';
import { many, run, statements, type TypedStatement } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('accountArchiveKinds', {
  lockLearner: 'SELECT lock_learner($1)',
});

/** A statement that selects the records of a kind. */
export type SelectStatement = TypedStatement;

/** A stored file and its name in the archive. */
export interface MediaFile {
  name: string;
  key: string;
}

/** A statement that selects the stored files of a kind; $1 is the learner. */
export type MediaStatement = TypedStatement<{ params: readonly [string]; row: MediaFile }>;

/** Lists a learner's stored files of a kind. */
export const listMedia = (
  tx: Queryable,
  statement: MediaStatement,
  learnerId: string,
): Promise<MediaFile[]> => many(tx, statement, [learnerId]);

/** Blocks other changes to this learner's words and activity until the transaction ends. */
export const lockLearner = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.lockLearner, [learnerId]);

/**
 * Returns a function that writes a learner's records with a statement, in which $1 is the learner and $2 the records as
 * JSON. The function returns the number of rows written.
 */
export const createRecordWriter =
  (statement: TypedStatement<{ params: readonly [string | null, unknown]; row: object }>) =>
  (tx: Queryable, learnerId: string, records: readonly object[]): Promise<number> =>
    run(tx, statement, [learnerId, JSON.stringify(records)]);
