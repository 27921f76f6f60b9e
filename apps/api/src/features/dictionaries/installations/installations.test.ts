import { mkdtempSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import {
  cancelInstallation,
  discardInstallation,
  installCatalogDictionary,
  listAdminDictionaries,
  orderDictionaries,
  refreshCatalog,
  removeInstalledDictionary,
  resumeInstallation,
  uploadDictionary,
  type DictionaryInstallation,
} from '@glossa/contract/admin-dictionaries';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { languageByCode } from '@glossa/language/languages';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import {
  freedictArchive,
  sha512,
  startDictionaryServer,
  type ServedFile,
} from '#testing/dictionary-server.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { onlyRun } from '#testing/job-run.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { runInstallation } from './run-installation.ts';

const server = await startDictionaryServer();
afterAll(() => server.close());
const stoppedServer = await startDictionaryServer();
await stoppedServer.close();

/** Returns a word list. Each line is at least 20 bytes long. */
const wordList = (lines: number, meaning = 'meaning'): Buffer =>
  Buffer.from(Array.from({ length: lines }, (_, line) => `mot${line}\t${meaning} number ${line}\n`).join(''));

const catalogFile = path.join(mkdtempSync(path.join(tmpdir(), 'glossa-catalog-')), 'catalog.json');
const entry = { publisher: 'mirror', language: 'fr', target: 'en' };
const local = (name: string, file: string) => ({ ...entry, name, url: `${server.url}/${file}` });
writeFileSync(
  catalogFile,
  JSON.stringify({
    replace: true,
    hosts: [server.url, stoppedServer.url],
    indexes: [{ publisher: 'indexed', kind: 'freedict', url: `${server.url}/freedict-database.json` }],
    publishers: {
      mirror: { title: 'Mirror', source: 'https://mirror.example/', licence: 'CC0-1.0' },
      indexed: { title: 'Indexed', source: 'https://freedict.org/' },
    },
    dictionaries: [
      { ...local('words', 'words.tsv'), licence: 'CC BY 4.0' },
      { ...local('checked', 'checked.tsv'), sha512: sha512(wordList(10)) },
      local('archive', 'freedict-fra-eng-0.1.dictd.tar.xz'),
      local('cut-archive', 'cut.tar.xz'),
      local('bomb', 'bomb.tar.gz'),
      local('nothing', 'nothing.zip'),
      { ...entry, name: 'gone', url: `${stoppedServer.url}/words.tsv` },
      { ...entry, name: 'foreign', url: `${server.url}/foreign.tsv` },
      { name: 'freedict-fra-eng', publisher: 'indexed', language: 'fr', target: 'en' },
    ],
  }),
);

const app = startTestApp({ DICTIONARY_CATALOG: catalogFile });
let admin: Browser;
beforeAll(async () => {
  admin = await signInLearner(
    app,
    await createLearner(app, { isSuperuser: true, firstName: 'Ada', lastName: 'M' }),
  );
});
afterEach(async () => {
  server.files.clear();
  server.requests.length = 0;
  const { prisma } = app.deps.db;
  await prisma.dictionaryInstallation.deleteMany();
  await prisma.dictionaryRelease.deleteMany();
  await prisma.dictionary.updateMany({ data: { status: 'removing' } });
  await app.deps.jobs.inspect('dictionaries', (queue) => queue.obliterate({ force: true }));
});

const serve = (name: string, content: Buffer, options: Partial<ServedFile> = {}) => {
  const file = { content, ...options };
  server.files.set(`/${name}`, file);
  return file;
};
const list = (language?: string) =>
  admin.call(listAdminDictionaries, { query: language ? { language } : {} });
const install = (name: string) => admin.call(installCatalogDictionary, { body: { name } });
const run = (id: string) => runInstallation(app.deps, id, onlyRun);
const findInstalled = async (name: string) =>
  (await list('fr')).installed.find((found) => found.name === name);
const findInstallation = async (id: string) => (await list()).installations.find((found) => found.id === id);
const waitUntil = (id: string, check: (found: DictionaryInstallation) => boolean) =>
  vi.waitFor(
    async () => {
      const found = await findInstallation(id);
      if (!found || !check(found)) throw new Error(`not yet: ${JSON.stringify(found)}`);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
const lookUp = async (text: string) => {
  const reader = await signInLearner(app);
  const { entries } = await reader.call(lookUpWord, { query: { language: 'fr', text } });
  return entries.map(({ senses, dictionary }) => [dictionary.name, senses[0]?.text]);
};
const listFiles = async (id: string) =>
  readdir(path.join(app.deps.config.dataDir, 'dictionary-installations', id)).catch(() => []);

describe('installing from the catalog', () => {
  test('downloads and installs a dictionary, and records who started the installation', async () => {
    const content = wordList(10);
    serve('words.tsv', content);
    const { id, state } = await install('words');
    expect(state).toBe('waiting');
    expect(await findInstalled('words')).toBeUndefined();
    await run(id);
    expect(await findInstalled('words')).toMatchObject({
      title: 'Mirror French – English',
      licence: 'CC BY 4.0',
      source: 'https://mirror.example/',
      language: 'fr',
      target: 'en',
      entries: 10,
      bytes: content.length,
      catalog_name: 'words',
      update_available: false,
      is_bundled: false,
    });
    expect(await lookUp('mot3')).toEqual([['words', 'meaning number 3']]);
    expect(await findInstallation(id)).toBeUndefined();
    expect(await listFiles(id)).toEqual([]);
    expect(
      await app.deps.db.prisma.auditEntry.findFirst({ where: { action: 'dictionary.install' } }),
    ).toMatchObject({ actorName: 'Ada M', targetId: 'words', detail: { title: 'words', count: 10 } });
  });

  test('unpacks a FreeDict archive', async () => {
    serve('freedict-fra-eng-0.1.dictd.tar.xz', freedictArchive);
    await run((await install('archive')).id);
    expect(await lookUp('chien')).toEqual([['archive', 'dog']]);
    expect(await findInstalled('archive')).toMatchObject({
      title: 'French-English FreeDict Dictionary',
      licence: 'GPL 2 or later',
      format: 'dictd',
    });
  });

  test('finds the URL and checksum of a release in the publisher’s index', async () => {
    const name = 'freedict-fra-eng-0.1.dictd.tar.xz';
    const release = {
      platform: 'dictd',
      date: '2026-01-01',
      size: String(freedictArchive.length),
      version: '0.1',
    };
    const index = [
      { software: {} },
      {
        name: 'fra-eng',
        headwords: '3',
        releases: [
          {
            ...release,
            URL: `${server.url}/${name}`,
            checksum: sha512(freedictArchive),
          },
        ],
      },
    ];
    serve('freedict-database.json', Buffer.from(JSON.stringify(index)));
    const before = (await list('fr')).catalog.find((found) => found.name === 'freedict-fra-eng');
    expect(before).toMatchObject({ bytes: null, entries: null, updated: null, licence: null });
    expect((await admin.call(refreshCatalog, {})).failed_hosts).toEqual([]);
    const after = (await list('fr')).catalog.find((found) => found.name === 'freedict-fra-eng');
    expect(after).toMatchObject({ bytes: freedictArchive.length, entries: 3, updated: '2026-01-01' });
    serve(name, freedictArchive);
    await run((await install('freedict-fra-eng')).id);
    expect(await lookUp('chat')).toEqual([['freedict-fra-eng', 'cat']]);
    const where = { name: 'freedict-fra-eng', status: 'ready' } as const;
    expect(await app.deps.db.prisma.dictionary.findFirst({ where })).toMatchObject({ release: '0.1' });
  });

  test('resumes after lost connections', async () => {
    const content = wordList(20_000);
    serve('words.tsv', content, { cutAfter: 100_000, cuts: 2 });
    await run((await install('words')).id);
    expect(await findInstalled('words')).toMatchObject({ entries: 20_000 });
    const ranges = server.requests.map(({ range }) => range);
    expect(ranges[0]).toBeUndefined();
    expect(ranges.slice(1)).toEqual([
      expect.stringMatching(/^bytes=\d+-$/),
      expect.stringMatching(/^bytes=\d+-$/),
    ]);
  });

  test('starts over when the file changes in the middle of a download', async () => {
    const file = serve('words.tsv', wordList(20_000, 'old'), { cutAfter: 100_000, cuts: 1 });
    file.onRequest = (served) => {
      if (served.cuts === 0) served.content = wordList(15_000, 'new');
    };
    await run((await install('words')).id);
    expect(await findInstalled('words')).toMatchObject({ entries: 15_000 });
    expect(await lookUp('mot0')).toEqual([['words', 'new number 0']]);
  });

  test('resumes after a restart of the worker', async () => {
    const file = serve('words.tsv', wordList(20_000), { trickle: 10_000 });
    const { id } = await install('words');
    const stop = new AbortController();
    const installationRun = runInstallation(app.deps, id, { signal: stop.signal });
    await waitUntil(id, ({ bytes_done: done }) => done > 50_000);
    stop.abort();
    await expect(installationRun).rejects.toThrow();
    delete file.trickle;
    server.requests.length = 0;
    await run(id);
    expect(server.requests[0]?.range).toMatch(/^bytes=[1-9]\d{4,}-$/);
    expect(await findInstalled('words')).toMatchObject({ entries: 20_000 });
  });

  test('reports progress and speed, and stops when it is canceled', async () => {
    serve('words.tsv', wordList(40_000), { trickle: 5000 });
    const { id } = await install('words');
    const running = run(id);
    const found = await waitUntil(id, ({ bytes_per_second: speed }) => (speed ?? 0) > 0);
    expect(found).toMatchObject({ state: 'downloading', bytes_total: wordList(40_000).length, entries: 0 });
    expect(await admin.call(cancelInstallation, { params: { id } })).toMatchObject({ state: 'canceled' });
    await running;
    expect(await findInstalled('words')).toBeUndefined();
    expect(await listFiles(id)).toContain('download');
    await expect(admin.call(cancelInstallation, { params: { id } })).rejects.toMatchObject({
      code: 'task_ended',
    });
    serve('words.tsv', wordList(40_000));
    expect(await admin.call(resumeInstallation, { params: { id }, body: {} })).toMatchObject({
      state: 'waiting',
    });
    await run(id);
    expect(server.requests.at(-1)?.range).toMatch(/^bytes=/);
    expect(await findInstalled('words')).toMatchObject({ entries: 40_000 });
  });

  test('discards what a canceled installation has written', async () => {
    serve('words.tsv', wordList(60_000));
    const { id } = await install('words');
    const running = run(id);
    await waitUntil(id, ({ state, entries }) => state === 'installing' && entries > 0);
    await admin.call(cancelInstallation, { params: { id } });
    await running;
    expect(await lookUp('mot0')).toEqual([]);
    expect(await app.deps.db.prisma.dictionary.findMany({ where: { status: 'installing' } })).toEqual([]);
    await admin.call(discardInstallation, { params: { id } });
    expect(await listFiles(id)).toEqual([]);
    expect((await list()).installations).toEqual([]);
  });

  test('updates a dictionary in place, serving the old version until the update is complete', async () => {
    serve('words.tsv', wordList(10, 'old'));
    await run((await install('words')).id);
    await app.deps.db.prisma.dictionary.updateMany({ where: { name: 'words' }, data: { position: 7 } });
    await app.deps.db.prisma.dictionary.updateMany({
      where: { name: 'words' },
      data: { release: 'earlier' },
    });
    serve('words.tsv', wordList(12, 'new'));
    await admin.call(refreshCatalog, {});
    expect(await findInstalled('words')).toMatchObject({ update_available: true });
    const { id, is_update: isUpdate } = await install('words');
    expect(isUpdate).toBe(true);
    expect(await lookUp('mot3')).toEqual([['words', 'old number 3']]);
    await run(id);
    expect(await lookUp('mot3')).toEqual([['words', 'new number 3']]);
    expect(await findInstalled('words')).toMatchObject({ entries: 12, position: 7, update_available: false });
    const catalogEntry = (await list('fr')).catalog.find((found) => found.name === 'words');
    expect(catalogEntry).toMatchObject({ bytes: wordList(12, 'new').length, updated: '2026-11-03' });
  });

  test('starts one installation when two admins press Install at the same time', async () => {
    const other = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
    const [one, two] = await Promise.all([
      install('words'),
      other.call(installCatalogDictionary, { body: { name: 'words' } }),
    ]);
    expect(one.id).toBe(two.id);
    expect((await list()).installations).toHaveLength(1);
    expect(await app.deps.jobs.inspect('dictionaries', (queue) => queue.getWaitingCount())).toBe(1);
  });

  test('waits while another process installs a dictionary', async () => {
    serve('words.tsv', wordList(10));
    const holder = await app.deps.db.pool.connect();
    await holder.query('SELECT pg_advisory_lock(727002)');
    const { id } = await install('words');
    const running = run(id);
    await waitUntil(id, ({ state }) => state === 'waiting' && server.requests.length > 0);
    await holder.query('SELECT pg_advisory_unlock(727002)');
    holder.release();
    await running;
    expect(await findInstalled('words')).toMatchObject({ entries: 10 });
  });

  test('replaces the bundled copy of the same dictionary', async () => {
    await createDictionary(app, {
      name: 'bundled-words',
      language: 'fr',
      entries: [{ headword: 'mot1', senses: [{ text: 'bundled' }] }],
    });
    serve('words.tsv', wordList(10));
    await run((await install('words')).id);
    expect(await lookUp('mot1')).toEqual([['words', 'meaning number 1']]);
    expect(await app.deps.db.prisma.dismissedDictionary.findMany()).toMatchObject([
      { name: 'bundled-words' },
    ]);
  });
});

describe('fails with a reason', () => {
  const installAndFail = async (name: string) => {
    const { id } = await install(name);
    await run(id);
    const found = await findInstallation(id);
    return { id, state: found?.state, problem: found?.problem, detail: found?.detail };
  };
  const { host } = new URL(server.url);

  test('if the checksum is wrong, and deletes the file', async () => {
    serve('checked.tsv', wordList(11));
    const { id, ...found } = await installAndFail('checked');
    expect(found).toEqual({ state: 'failed', problem: 'checksum_mismatch', detail: host });
    expect(await listFiles(id)).toEqual([]);
    serve('checked.tsv', wordList(10));
    await admin.call(resumeInstallation, { params: { id }, body: {} });
    await run(id);
    expect(await findInstalled('checked')).toMatchObject({ entries: 10 });
  });

  test('if the download is redirected to another host', async () => {
    serve('foreign.tsv', wordList(10), { location: 'http://127.0.0.1:9/words.tsv' });
    expect(await installAndFail('foreign')).toMatchObject({ problem: 'host_refused', detail: '127.0.0.1:9' });
  });

  test('if the file no longer exists', async () => {
    expect(await installAndFail('words')).toMatchObject({
      problem: 'download_refused',
      detail: `${host} (404)`,
    });
  });

  test('if the archive is truncated', async () => {
    serve('cut.tar.xz', freedictArchive.subarray(0, 400));
    const { id, ...found } = await installAndFail('cut-archive');
    expect(found).toMatchObject({ problem: 'archive_unreadable' });
    // The file is deleted, so that resuming downloads it again.
    expect(await listFiles(id)).toEqual([]);
  });

  test('if the archive is a decompression bomb', async () => {
    serve(
      'bomb.tar.gz',
      gzipSync(Buffer.concat([tarHeader('words.tsv', 120_000_000), Buffer.alloc(120_000_000)])),
    );
    expect(await installAndFail('bomb')).toMatchObject({ problem: 'file_too_large' });
  });

  test('if the file contains no dictionary', async () => {
    serve('nothing.zip', Buffer.from('<html>Not here</html>'));
    expect(await installAndFail('nothing')).toMatchObject({ problem: 'no_dictionary' });
  });

  test('if the server can’t reach the host', async () => {
    expect(await installAndFail('gone')).toMatchObject({
      problem: 'host_unreachable',
      detail: new URL(stoppedServer.url).host,
    });
  });

  test('if the publisher’s index is not available', async () => {
    serve('freedict-database.json', Buffer.alloc(0), { status: 503 });
    expect(await installAndFail('freedict-fra-eng')).toMatchObject({ problem: 'download_refused' });
  });
});

/** Returns the header of a file in a tar archive. */
function tarHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

describe('uploading a file', () => {
  const upload = (name: string, content: Buffer, body = {}) =>
    admin.call(uploadDictionary, { body, files: { file: new File([new Uint8Array(content)], name) } });

  test('installs an archive and guesses the languages', async () => {
    const { id, title } = await upload('freedict-fra-eng-0.1.dictd.tar.xz', freedictArchive);
    expect(title).toBe('freedict-fra-eng-0.1.dictd.tar.xz');
    await run(id);
    expect(await lookUp('maison')).toEqual([['fra-eng', 'house']]);
    expect(await listFiles(id)).toEqual([]);
  });

  test('asks for details that the file doesn’t contain', async () => {
    const { id } = await upload('words.tsv', wordList(10));
    await run(id);
    expect(await findInstallation(id)).toMatchObject({ problem: 'language_unknown' });
    const languages = { language: 'fr', target: 'en' } as never;
    await admin.call(resumeInstallation, { params: { id }, body: languages });
    await run(id);
    expect(await findInstallation(id)).toMatchObject({ problem: 'licence_unknown', language: 'fr' });
    await admin.call(resumeInstallation, { params: { id }, body: { licence: 'CC0', title: 'Words' } });
    await run(id);
    expect(await findInstalled('words')).toMatchObject({
      title: 'Words',
      licence: 'CC0',
      catalog_name: 'words',
    });
  });

  test('shows the parser’s error for an invalid file', async () => {
    const { id } = await upload('deu-eng.jsonl', Buffer.from('{"word":"a","lang_code":"de"}\nnot JSON\n'));
    await run(id);
    expect(await findInstallation(id)).toMatchObject({
      problem: 'file_invalid',
      detail: expect.stringContaining('Line 2'),
    });
  });

  test('rejects other kinds of files', async () => {
    await expect(upload('cat.exe', Buffer.from('MZ'))).rejects.toMatchObject({ code: 'unsupported_format' });
    await expect(upload('cat.tsv', Buffer.alloc(0))).rejects.toMatchObject({
      code: 'dictionary_file_required',
    });
  });
});

test('changes the order of dictionaries, but always puts glossaries last', async () => {
  const make = (name: string) =>
    createDictionary(app, {
      name,
      language: 'fr',
      entries: [{ headword: 'chat', senses: [{ text: name }] }],
    });
  for (const name of ['starter-fr-en', 'one', 'two']) await make(name);
  const findInstalledId = async (name: string) => (await findInstalled(name))?.id as number;
  const ids = [
    await findInstalledId('starter-fr-en'),
    await findInstalledId('two'),
    await findInstalledId('one'),
  ];
  const language = languageByCode('fr')?.id as number;
  const { installed: ordered } = await admin.call(orderDictionaries, { body: { language, ids } });
  expect(ordered.map(({ name }) => name)).toEqual(['two', 'one', 'starter-fr-en']);
  expect((await lookUp('chat')).map(([name]) => name)).toEqual(['two', 'one', 'starter-fr-en']);
  await expect(
    admin.call(orderDictionaries, { body: { language, ids: ids.slice(1) } }),
  ).rejects.toMatchObject({ code: 'changed_meanwhile' });
});

test('immediately excludes a removed dictionary from lookups, and deletes its entries in the background', async () => {
  const entries = [{ headword: 'chat', senses: [{ text: 'cat' }] }];
  await createDictionary(app, { name: 'starter-fr-en', language: 'fr', entries });
  const id = (await findInstalled('starter-fr-en'))?.id as number;
  await admin.call(removeInstalledDictionary, { params: { id } });
  expect(await lookUp('chat')).toEqual([]);
  expect(await app.deps.db.prisma.dismissedDictionary.count({ where: { name: 'starter-fr-en' } })).toBe(1);
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () =>
      expect(await app.deps.db.prisma.dictionaryEntry.count({ where: { dictionaryId: id } })).toBe(0),
    { timeout: 20_000 },
  );
  await stopWorker();
  await expect(admin.call(removeInstalledDictionary, { params: { id } })).rejects.toMatchObject({
    code: 'dictionary_not_found',
  });
});

test('allows only admins to manage dictionaries', async () => {
  const staff = await signInLearner(app, await createLearner(app, { isStaff: true }));
  await expect(staff.call(listAdminDictionaries, {})).rejects.toMatchObject({ status: 403 });
  await expect(staff.call(installCatalogDictionary, { body: { name: 'words' } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(install('unknown')).rejects.toMatchObject({ code: 'dictionary_not_found' });
});
