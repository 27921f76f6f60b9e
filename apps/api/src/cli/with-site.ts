import { openDatabase, type Database } from '@glossa/db/database';
import type { BaseStorage } from '@glossa/storage/storage';

import { readConfig, type Config } from '#config.ts';
import { openFiles } from '#platform/open-files.ts';

/** What a site keeps. */
export interface Site {
  config: Config;
  db: Database;
  /** As files lie there: those that are sold, sealed. */
  files: BaseStorage;
}

/** Works on the site of an environment, with a few connections of its own. */
export async function withSite<Result>(
  env: Record<string, string | undefined>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const db = openDatabase(config.databaseUrl, { max: 2 });
  try {
    return await work({ config, db, files: openFiles(config) });
  } finally {
    await db.close();
  }
}
