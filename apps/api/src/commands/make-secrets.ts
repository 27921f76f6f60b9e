import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';

/** Files with a secret in each, by what the configuration calls them with `_FILE`. */
const files = ['secret', 'postgres_password'];

/** `glossa make-secrets` */
export const makeSecrets: Command = {
  usage: `Usage: glossa make-secrets FOLDER

Writes a secret of 256 bits into each of the files ${files.join(' and ')} of a folder, for SECRET_FILE and
DATABASE_PASSWORD_FILE. What is there already is left as it is.`,
  async run(args, { screen, here }) {
    const { positionals } = readOptions(args, {}, { least: 1 });
    const folder = here(positionals[0] ?? '');
    for (const name of files) {
      const isMade = await make(path.join(folder, name));
      screen.write(isMade ? `  ✓ ${name}\n` : `  ${name} is there already\n`);
    }
  },
};

/** Writes a secret; answers whether there was none. The folder says who may read it: the database runs as somebody else. */
async function make(file: string): Promise<boolean> {
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o444 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
