import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';

/** Files with one secret each, for SECRET_FILE and DATABASE_PASSWORD_FILE. */
const files = ['secret', 'postgres_password'];

/** `glossa make-secrets`: generates the secrets of an installation. */
export const makeSecrets: Command = {
  usage: `Usage: glossa make-secrets FOLDER [--for-all]

Writes a 256-bit secret to each of the files ${files.join(' and ')} in FOLDER, for SECRET_FILE and
DATABASE_PASSWORD_FILE. Existing secrets are left unchanged. Only the user who runs this command can read them.

  --for-all  let everyone with access to the folder read them, for example if the database runs as another user`,
  async run(args, { screen, resolvePath }) {
    const { positionals, values } = readOptions(args, { 'for-all': { type: 'boolean' } }, { min: 1 });
    const folder = resolvePath(positionals[0] ?? '');
    for (const name of files) {
      const wasCreated = await writeSecret(path.join(folder, name), values['for-all'] ? 0o444 : 0o400);
      screen.write(wasCreated ? `  ✓ ${name}\n` : `  ${name} already exists\n`);
    }
  },
};

/**
 * Writes a secret unless the file exists; returns whether it did. Links the complete file into place, so that a partial
 * one never appears.
 */
async function writeSecret(file: string, mode: number): Promise<boolean> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode, flush: true });
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
