import { unzipSync } from 'fflate';
import openSqlite from 'sql.js';

/** Opens a deck (.apkg) as Anki does. Returns its files and a function that queries its collection. */
export async function readDeck(
  bytes: ArrayBuffer,
): Promise<{ files: Record<string, Uint8Array>; rows: (sql: string) => unknown[][] }> {
  const files = unzipSync(new Uint8Array(bytes));
  const sqlite = await openSqlite();
  const db = new sqlite.Database(files['collection.anki2']);
  return { files, rows: (sql) => db.exec(sql)[0]?.values ?? [] };
}
