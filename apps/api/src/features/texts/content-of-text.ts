import { text as readAll } from 'node:stream/consumers';

import type { Database } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { incomingKey } from '#domain/documents/find-document.ts';
import { contentAddress, readContent } from './queries.ts';
import type { TextRow } from './text-row.ts';

/** Reads the content of a text. Until it is analyzed, it is in the file storage. */
export async function contentOfText(
  { db, storage }: { db: Database; storage: Storage },
  key: { id: string; ownerId: string },
  status: TextRow['status'],
): Promise<string> {
  if (status === 'ready') return readContent(db, key);
  const address = await contentAddress(db, key);
  const file = address && incomingKey(address.language, address.hash);
  return file && (await storage.stat(file)) ? readAll(storage.read(file)) : '';
}
