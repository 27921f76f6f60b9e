import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { listFolder } from './list-folder.ts';
import { checkKey, type BaseStorage } from './storage.ts';

/** Folder for incomplete files. */
const drafts = 'drafts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in a folder. Writes to a temporary name first and renames the file when it is complete. */
export function diskStorage(folder: string): BaseStorage {
  const pathOf = (key: string) => path.join(folder, checkKey(key));
  const writeAtomically = async (key: string, writeDraft: (draft: string) => Promise<void>) => {
    const target = pathOf(key);
    const draft = path.join(folder, drafts, randomUUID());
    await mkdir(path.dirname(draft), { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeDraft(draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    write: (key, content) =>
      writeAtomically(key, (draft) =>
        pipeline(
          content instanceof Readable ? content : [content],
          createWriteStream(draft, { flush: true }),
        ),
      ),
    adopt: (key, file) =>
      writeAtomically(key, async (draft) => {
        // rename() cannot move a file to another file system.
        await rename(file, draft).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error;
          await copyFile(file, draft);
          await rm(file, { force: true });
        });
      }),
    stat: async (key) => {
      try {
        const { size, mtime } = await stat(pathOf(key));
        return { size, modifiedAt: mtime };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    read: (key, range) => createReadStream(pathOf(key), range),
    localPath: async (key) => pathOf(key),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* (prefix = '') {
      for await (const file of listFolder(folder, prefix)) {
        if (!file.key.startsWith(`${drafts}/`)) yield file;
      }
    },
  };
}
