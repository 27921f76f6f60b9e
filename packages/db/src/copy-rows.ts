import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value in a binary COPY row: an int4, or the bytes of a UTF-8 text, a bytea or an encoded array. */
export type CopyValue = number | Buffer;

/** Encodes an int4[]: dimensions, null flag, element type 23, length, lower bound, then each element with its size. */
export function encodeInts(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23]);
  const bytes = Buffer.allocUnsafe(20 + 8 * values.length);
  let at = 0;
  for (const field of [1, 0, 23, values.length, 1]) at = bytes.writeInt32BE(field, at);
  for (const value of values) {
    at = bytes.writeInt32BE(4, at);
    at = bytes.writeInt32BE(value, at);
  }
  return bytes;
}

// https://www.postgresql.org/docs/current/sql-copy.html, "Binary Format"
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = Buffer.from([0xff, 0xff]);
const chunkSize = 64 * 1024;

function* encode(rows: Iterable<CopyValue[]>): Generator<Buffer> {
  let chunk = Buffer.allocUnsafe(chunkSize);
  let size = header.copy(chunk);
  for (const row of rows) {
    const rowBytes = row.reduce<number>(
      (sum, value) => sum + 4 + (typeof value === 'number' ? 4 : value.length),
      2,
    );
    if (size + rowBytes > chunk.length) {
      yield chunk.subarray(0, size);
      chunk = Buffer.allocUnsafe(Math.max(chunkSize, rowBytes));
      size = 0;
    }
    size = chunk.writeInt16BE(row.length, size);
    for (const value of row) {
      if (typeof value === 'number') {
        size = chunk.writeInt32BE(4, size);
        size = chunk.writeInt32BE(value, size);
      } else {
        size = chunk.writeInt32BE(value.length, size);
        size += value.copy(chunk, size);
      }
    }
  }
  yield chunk.subarray(0, size);
  yield trailer;
}

// Pause `pauseMs` milliseconds after every `chunksPerPause` chunks, so that a long document doesn't slow down other
// queries.
const chunksPerPause = 4;
const pauseMs = 5;

async function* throttle(chunks: Iterable<Buffer>): AsyncGenerator<Buffer> {
  let sent = 0;
  for (const chunk of chunks) {
    yield chunk;
    if (++sent % chunksPerPause === 0) await pause(pauseMs);
  }
}

/** Inserts rows with a binary COPY. `target` is a table with its columns, e.g. `term (id, form)`. */
export async function copyRows(
  client: pg.ClientBase,
  target: string,
  rows: Iterable<CopyValue[]>,
): Promise<void> {
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN (FORMAT binary)`));
  const chunks = Readable.from(throttle(encode(rows)), { objectMode: false, highWaterMark: chunkSize });
  await pipeline(chunks, stream);
}
