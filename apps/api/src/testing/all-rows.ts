import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

/** Returns the number of rows in each table of a database, and a checksum that does not depend on their order. */
export async function readAllRows(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname NOT IN ('_prisma_migrations', 'routine_file') ORDER BY 1`,
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS count, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum FROM public.${name} t`,
      );
      found[name] = rows[0];
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Returns the checksum of each file below a folder, by relative path, except those in `drafts`. */
export async function readAllFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: [string, string][] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (name.startsWith('drafts')) continue;
    found.push([
      name,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]);
  }
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}
