import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { newId } from '@glossa/db/new-id';

import type { Email } from './mailer.ts';

export interface StoredEmail extends Email {
  id: string;
  sent_at: string;
}

export interface Outbox {
  store(email: Email): Promise<void>;
  /** Lists the stored emails, newest first. */
  list(): Promise<StoredEmail[]>;
  /** Deletes all emails to an address, however it's capitalized. */
  removeTo(address: string): Promise<void>;
  /** Finds a stored email by its ID, a UUID. Resolves with undefined if the email no longer exists. */
  find(id: string): Promise<StoredEmail | undefined>;
}

/** Maximum number of stored emails; older ones are deleted. */
const maxStoredEmails = 100;

/** Opens an outbox that stores emails as files in a folder. */
export function openOutbox(folder: string): Outbox {
  const listNames = async () => {
    const names = await readdir(folder).catch(() => []);
    // The IDs are UUIDs that sort by creation time.
    return names.filter((name) => name.endsWith('.json')).sort((a, b) => (a < b ? 1 : -1));
  };
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredEmail;
  return {
    store: async (email) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = newId();
      const file = path.join(folder, `${id}.json`);
      const content: StoredEmail = { id, sent_at: new Date().toISOString(), ...email };
      await writeFile(`${file}.draft`, JSON.stringify(content), { mode: 0o600 });
      await rename(`${file}.draft`, file);
      for (const old of (await listNames()).slice(maxStoredEmails))
        await rm(path.join(folder, old), { force: true });
    },
    list: async () => Promise.all((await listNames()).slice(0, maxStoredEmails).map(read)),
    removeTo: async (address) => {
      for (const name of await listNames()) {
        const { to } = await read(name);
        if (to.toLowerCase() === address.toLowerCase()) await rm(path.join(folder, name), { force: true });
      }
    },
    find: async (id) => {
      const name = `${id.toLowerCase()}.json`;
      return (await listNames()).includes(name) ? read(name) : undefined;
    },
  };
}
