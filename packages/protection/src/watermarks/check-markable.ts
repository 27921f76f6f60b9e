import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Failure } from '@glossa/contract/failure';
import type { ByteSource } from '@glossa/formats/byte-source';

import { watermarkEpub } from './watermark-epub.ts';

/**
 * Marks a whole book and discards the result, so that books that cannot be marked are never put up for sale.
 * @throws {Failure} when the book cannot be marked
 */
export async function checkMarkable(source: ByteSource): Promise<void> {
  const nullSink = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(await watermarkEpub(source, { line: '', order: '0' }), nullSink);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('book_unreadable', {}, { cause: error });
  }
}
