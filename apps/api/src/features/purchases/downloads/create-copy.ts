import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';

import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { ByteSource } from '@glossa/formats/byte-source';
import { watermarkEpub } from '@glossa/protection/watermarks/watermark-epub';
import { watermarkMp3 } from '@glossa/protection/watermarks/watermark-mp3';
import { watermarkMp4 } from '@glossa/protection/watermarks/watermark-mp4';
import { watermarkSubtitles } from '@glossa/protection/watermarks/watermark-subtitles';
import { watermarkText } from '@glossa/protection/watermarks/watermark-text';
import type { Storage } from '@glossa/storage/storage';

import { writeSrt } from '#domain/subtitles/write-srt.ts';
import { decodeText } from '#http/decode-text.ts';
import type { CopyRow } from './queries.ts';
import { buildWatermark } from './watermark.ts';

const mediaTypes: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** A watermarked copy: bytes of known size that support ranges, or a stream whose length is unknown until its end. */
export type WatermarkedCopy = { type: string } & ({ bytes: ByteSource } | { stream: Readable });

interface CopyDeps {
  db: Queryable;
  storage: Storage;
  sealed: Storage;
}

const toByteSource = (content: string): ByteSource => {
  const bytes = Buffer.from(content);
  return { size: bytes.length, read: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]) };
};

async function openSource({ storage, sealed }: CopyDeps, { location, key }: CopyRow): Promise<ByteSource> {
  const files = location === 'sealed' ? sealed : storage;
  const { size } = (await files.stat(key)) ?? fail('media_not_found');
  return { size, read: (range) => files.read(key, range) };
}

/** Throws an internal error: files that can't be watermarked should have been rejected on upload. */
function throwInternal(error: unknown): never {
  throw new Error('could not watermark book', { cause: error });
}

/** Creates a copy that is watermarked with its buyer and order. Its bytes are the same every time. */
export async function createCopy(deps: CopyDeps, row: CopyRow): Promise<WatermarkedCopy> {
  const type = mediaTypes[row.format] ?? 'application/octet-stream';
  const watermark = buildWatermark(row);
  if (row.location === 'track') {
    return {
      type,
      bytes: toByteSource(watermarkSubtitles(await text(writeSrt(deps.db, row.key)), watermark)),
    };
  }
  const source = await openSource(deps, row);
  const readContent = async () => decodeText(await buffer(source.read({ start: 0, end: source.size - 1 })));
  switch (row.format) {
    case 'txt':
      return { type, bytes: toByteSource(watermarkText(await readContent(), watermark)) };
    case 'srt':
    case 'vtt':
      return { type, bytes: toByteSource(watermarkSubtitles(await readContent(), watermark)) };
    case 'mp3':
      return { type, bytes: await watermarkMp3(source, { ...watermark, date: row.date }) };
    case 'mp4':
      return { type, bytes: await watermarkMp4(source, watermark) };
    case 'epub':
      return { type, stream: await watermarkEpub(source, watermark).catch(throwInternal) };
    default:
      return fail('media_not_found');
  }
}
