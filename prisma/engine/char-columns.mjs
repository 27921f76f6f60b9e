import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

// PostgreSQL's internal type "char" (OID 18), for which @prisma/adapter-pg has no mapping. To describe a database, the
// engine reads several such columns in the catalog as characters.
const CHAR = 18;
const TEXT = 25;

/** Indexes of a result's "char" columns, by its array of rows. */
const charColumns = new WeakMap();

function markChars(result) {
  const columns = (result?.fields ?? []).flatMap((field, index) =>
    field.dataTypeID === CHAR ? [index] : [],
  );
  for (const column of columns) result.fields[column].dataTypeID = TEXT;
  if (columns.length > 0) charColumns.set(result.rows, columns);
  return result;
}

/** A pg client that reports "char" columns to the adapter as text, and records which ones they are. */
export class CharAwareClient extends pg.Client {
  query(...args) {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return super.query(...args.slice(0, -1), (error, result) => callback(error, markChars(result)));
    }
    const answer = super.query(...args);
    return typeof answer?.then === 'function' ? answer.then(markChars) : answer;
  }
}

/** Restores the character type of the recorded columns in the results that the adapter returns to the engine. */
export function restoreChars(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const column of charColumns.get(result.rows) ?? [])
      result.columnTypes[column] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
