import { openDatabase } from '@glossa/db/database';

import { readConfig } from '#config.ts';
import { usage } from '#features/dictionaries/command/parse-arguments.ts';
import { runCommand } from '#features/dictionaries/command/run-command.ts';
import type { Command } from './command.ts';

/** `glossa dictionaries`: installs, lists and removes dictionaries. */
export const dictionaries: Command = {
  usage,
  async run(args, { env, screen, signal, resolvePath }) {
    const db = openDatabase(readConfig(env).databaseUrl, { max: 4 });
    try {
      return await runCommand(args, { db, screen, signal, resolvePath });
    } finally {
      await db.close();
    }
  },
};
