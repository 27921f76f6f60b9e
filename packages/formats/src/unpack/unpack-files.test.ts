import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { packTar } from 'modern-tar';
import { afterEach, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { unpackFiles } from './unpack-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'glossa-unpack-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const createTar = async (files: Record<string, string>): Promise<Buffer> =>
  Buffer.from(
    await packTar(
      Object.entries(files).map(([name, body]) => ({
        header: { name, size: Buffer.byteLength(body), type: 'file' as const },
        body,
      })),
    ),
  );

async function zip(files: Record<string, string>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, body] of Object.entries(files)) archive.addBuffer(Buffer.from(body), name);
  archive.end();
  return buffer(archive.outputStream as never);
}

/** Unpacks a file and returns the content of each file in the folder. */
async function unpack(name: string, content: Buffer, maxBytes = 2 ** 30): Promise<Record<string, string>> {
  const [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(source, content);
  const { signal } = new AbortController();
  await unpackFiles(source, {
    name,
    folder: target,
    shouldUnpack: (file) => /\.(?:dict|index|tsv)$/.test(file),
    maxBytes,
    signal,
  });
  return Object.fromEntries(
    readdirSync(target).map((file) => [file, readFileSync(path.join(target, file), 'utf8')]),
  );
}

const files = { 'a/a.dict': 'articles', 'a/a.index': 'index', 'a/README': 'read me' };
const requestedFiles = { 'a.dict': 'articles', 'a.index': 'index' };
/** `printf 'chat\tcat\n' | xz` */
const xz = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAIY2hhdAljYXQKAAAAAMrUhh48XuRGAAEhCWwYxdUftvN9AQAAAAAEWVo=',
  'base64',
);

describe('unpackFiles', () => {
  test('unpacks the requested files from a tar archive', async () =>
    expect(await unpack('a.tar', await createTar(files))).toEqual(requestedFiles));
  test('unpacks the requested files from a tar archive with gzip', async () =>
    expect(await unpack('a.tar.gz', gzipSync(await createTar(files)))).toEqual(requestedFiles));
  test('unpacks the requested files from a zip archive', async () =>
    expect(await unpack('a.zip', await zip(files))).toEqual(requestedFiles));
});

test('decompresses a single xz file, and leaves a gzip file as it is', async () => {
  expect(await unpack('fra-eng.tsv.xz', xz)).toEqual({ 'fra-eng.tsv': 'chat\tcat\n' });
  const gzip = gzipSync('chat\tcat\n');
  expect(await unpack('fra-eng.tsv.gz', gzip)).toEqual({ 'fra-eng.tsv.gz': gzip.toString('utf8') });
});

test('writes nothing outside the folder', async () => {
  const hostile = { '../../evil.dict': 'x', '/etc/evil.index': 'y', '..\\evil.tsv': 'z' };
  const inside = { 'evil.dict': 'x', 'evil.index': 'y', 'evil.tsv': 'z' };
  expect(await unpack('a.tar', await createTar(hostile))).toEqual(inside);
  expect(await unpack('../../a.tsv', Buffer.from('text'))).toEqual({ 'a.tsv': 'text' });
  const link = await packTar([
    { header: { name: 'a.dict', size: 0, type: 'symlink', linkname: '/etc/passwd' } },
  ]);
  expect(await unpack('a.tar', Buffer.from(link))).toEqual({});
});

describe('unpackFiles with invalid archives', () => {
  test.each([
    ['a truncated tar archive', 'a.tar', async () => (await createTar(files)).subarray(0, 700)],
    [
      'a truncated archive with gzip',
      'a.tar.gz',
      async () => gzipSync(await createTar(files)).subarray(0, -30),
    ],
    ['a truncated zip archive', 'a.zip', async () => (await zip(files)).subarray(0, 200)],
    ['a truncated file with xz', 'a.tsv.xz', async () => xz.subarray(0, -30)],
  ])('rejects %s', async (_what, name, content) => {
    await expect(unpack(name, await content())).rejects.toMatchObject({ code: 'archive_unreadable' });
  });

  test('rejects a decompression bomb', async () => {
    const zeros = { 'a.dict': '0'.repeat(60_000_000) };
    const bomb = { code: 'archive_too_large' };
    await expect(unpack('a.tar.gz', gzipSync(await createTar(zeros)))).rejects.toMatchObject(bomb);
    await expect(unpack('a.zip', await zip(zeros))).rejects.toMatchObject(bomb);
    await expect(
      unpack('a.tar', await createTar({ 'a.dict': '0'.repeat(5000) }), 3000),
    ).rejects.toMatchObject(bomb);
  });
});
