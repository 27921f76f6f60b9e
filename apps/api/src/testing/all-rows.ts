import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import pg from 'pg';

/** A sum of all rows of each table of a database, in any order, and how many there are. */
export async function allRows(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname <> '_prisma_migrations' ORDER BY 1`,
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

/** The sum of each file below a folder, by its path in it; `drafts` are left out. */
export async function allFiles(folder: string): Promise<Record<string, string>> {
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
