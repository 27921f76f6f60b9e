import { openDatabase, type Database } from '@glossa/db/database';
import type { BaseStorage } from '@glossa/storage/storage';

import { readConfig, type Config } from '#config.ts';
import { openStorage } from '#platform/open-storage.ts';

/** The configuration and the data of a site. */
export interface Site {
  config: Config;
  db: Database;
  /** Storage without decryption, so files for sale are read in their encrypted form. */
  files: BaseStorage;
}

/** Runs `work` on the site that an environment configures, with a small connection pool of its own. */
export async function withSite<Result>(
  env: Record<string, string | undefined>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const db = openDatabase(config.databaseUrl, { max: 2 });
  try {
    return await work({ config, db, files: openStorage(config) });
  } finally {
    await db.close();
  }
}
