import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { listAdminDictionaries } from '@glossa/contract/admin-dictionaries';
import { languages } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { dictionaryCatalogFile } from '#paths.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { parseFreedictIndex } from './freedict-index.ts';
import { readCatalog } from './read-catalog.ts';

const app = startTestApp();
const folder = mkdtempSync(path.join(tmpdir(), 'glossa-catalog-'));
const readWith = (content: unknown) => {
  const file = path.join(folder, 'catalog.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readCatalog(dictionaryCatalogFile, file);
};
const publishers = { mine: { title: 'Mine', source: 'https://mine.example/' } };
const words = { name: 'words', publisher: 'mine', language: 'fr', target: 'en' };

test('lists a dictionary for every learning language', () => {
  const { entries } = readCatalog(dictionaryCatalogFile, undefined);
  const covered = new Set([...entries.values()].map(({ language }) => language));
  expect(languages.map(({ code }) => code).filter((code) => !covered.has(code))).toEqual([]);
});

test('sends the whole catalog in one response of less than 60 kB', async () => {
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const all = await admin.call(listAdminDictionaries, {});
  expect(all.catalog.length).toBeGreaterThan(200);
  expect(all).toMatchObject({ installed: [], installations: [], catalog_updated_at: null });
  expect(gzipSync(JSON.stringify(all)).length).toBeLessThan(60_000);
  const { catalog } = await admin.call(listAdminDictionaries, { query: { language: 'sw' } });
  expect(new Set(catalog.map(({ language }) => language))).toEqual(new Set(['sw']));
});

test('lets an operator add a mirror on the local network', () => {
  const catalog = readWith({
    hosts: ['http://192.168.1.5:8080'],
    publishers,
    dictionaries: [{ ...words, url: 'http://192.168.1.5:8080/words.tsv' }],
  });
  expect(catalog.entries.size).toBeGreaterThan(200);
  expect(catalog.entries.get('words')).toMatchObject({ language: 'fr' });
  expect(catalog.hosts).toContainEqual({ host: '192.168.1.5:8080', isTrusted: true });
  expect(catalog.hosts).toContainEqual({ host: 'kaikki.org', isTrusted: false });
});

test('lets an operator replace the whole catalog', () => {
  const catalog = readWith({ replace: true });
  expect(catalog.entries.size).toBe(0);
  expect(catalog.hosts).toEqual([]);
});

test.each([
  ['no JSON', '{', "can't be read"],
  ['an unknown field', { dictionary: [] }, 'dictionary'],
  [
    'a host that is not listed',
    { publishers, dictionaries: [{ ...words, url: 'https://x.example/' }] },
    '"hosts"',
  ],
  ['an unknown publisher', { dictionaries: [{ ...words, url: 'https://kaikki.org/x' }] }, 'publisher "mine"'],
  ['no URL', { publishers, dictionaries: [words] }, 'neither a URL'],
  ['a language that isn’t learned', { publishers, dictionaries: [{ ...words, language: 'cs' }] }, 'language'],
])('rejects %s', (_what, content, reason) => {
  expect(() => readWith(content)).toThrow(reason);
});

test('reads the supported entries of FreeDict’s index', () => {
  const release = { platform: 'dictd', version: '0.2', URL: 'https://download.freedict.org/fra-eng.tar.xz' };
  const index = [
    { software: { ImportTools: 'https://github.com/freedict/tools' } },
    {
      name: 'fra-eng',
      headwords: '8511',
      releases: [{ platform: 'src' }, { ...release, size: '1', checksum: 'x' }],
    },
    { name: 'ces-eng', headwords: '488', releases: [release] },
    { name: 'deu-eng', releases: [] },
  ];
  expect(parseFreedictIndex(JSON.stringify(index), 'freedict')).toEqual([
    {
      name: 'freedict-fra-eng',
      publisher: 'freedict',
      language: 'fr',
      target: 'en',
      url: release.URL,
      release: '0.2',
      entries: 8511,
      bytes: 1,
    },
  ]);
  expect(() => parseFreedictIndex('<html>', 'freedict')).toThrow();
});
