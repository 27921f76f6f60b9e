import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

// PostgreSQL's internal type "char" (OID 18): @prisma/adapter-pg has no mapping for it, and the engine's
// description of a database reads several such columns of the catalog as characters.
const CHAR = 18;
const TEXT = 25;

/** Column numbers that were "char", by the rows of the answer they belong to. */
const charColumns = new WeakMap();

function markChars(result) {
  const columns = (result?.fields ?? []).flatMap((field, index) =>
    field.dataTypeID === CHAR ? [index] : [],
  );
  for (const column of columns) result.fields[column].dataTypeID = TEXT;
  if (columns.length > 0) charColumns.set(result.rows, columns);
  return result;
}

/** A pg client that shows "char" columns to the adapter as text and remembers which they were. */
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

/** Gives the remembered columns their character type back, on the way from the adapter to the engine. */
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
