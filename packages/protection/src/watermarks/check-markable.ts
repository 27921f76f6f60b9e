import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { ByteSource } from '@glossa/formats/byte-source';
import { Unreadable } from '@glossa/formats/unreadable';

import { watermarkEpub } from './watermark-epub.ts';

/**
 * Marks a whole book and discards the result, so that books that cannot be marked are never put up for sale.
 * @throws {Unreadable} when the book cannot be marked
 */
export async function checkMarkable(source: ByteSource): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(await watermarkEpub(source, { line: '', order: '0' }), nowhere);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('book_unreadable', error);
  }
}
