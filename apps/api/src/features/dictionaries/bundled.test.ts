import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lookUpWord } from '@glossa/contract/dictionaries';
import { languageByCode, languages } from '@glossa/language/languages';
import { afterEach, describe, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { installBundled, listBundled } from './bundled.ts';
import { runCommand } from './command/run-command.ts';
import { enqueueBundledDictionaries } from './jobs.ts';

const app = startTestApp();
const { signal } = new AbortController();

/** Installs the bundled dictionaries with these names. */
const install = async (...names: string[]) =>
  installBundled(
    app.deps,
    (await listBundled()).filter(({ name }) => names.includes(name)),
    signal,
  );
const command = (...args: string[]) =>
  runCommand(args, { db: app.deps.db, screen: { write: () => {} }, signal, resolvePath: (file) => file });
const listInstalledNames = async () =>
  (await app.deps.db.prisma.dictionary.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name);

afterEach(async () => {
  for (const name of await listInstalledNames()) await command('remove', name);
  await app.deps.db.prisma.dismissedDictionary.deleteMany();
});

test('a glossary has meanings, readings and inflected forms', async () => {
  await install('starter-fr-en');
  const reader = await signInLearner(app);
  const { entries } = await reader.call(lookUpWord, { query: { language: 'fr', text: 'mangeait' } });
  expect(entries[0]).toMatchObject({
    headword: 'manger',
    part_of_speech: 'verb',
    match: 'lemma',
    dictionary: { title: 'Glossa starter glossary (French)', licence: 'CC0-1.0', target: 'en' },
  });
  expect(entries[0]?.senses[0]?.text).toBe('to eat');
});

test('installs only missing dictionaries', async () => {
  await install('starter-kg-en');
  const before = await app.deps.db.prisma.dictionary.findMany();
  await install('starter-kg-en', 'starter-ln-en');
  expect(await listInstalledNames()).toEqual(['starter-kg-en', 'starter-ln-en']);
  expect(await app.deps.db.prisma.dictionary.findMany({ where: { name: 'starter-kg-en' } })).toEqual(before);
});

test('first installs the glossaries for languages that learners are learning', async () => {
  await createLearner(app, { currentLanguage: languageByCode('vi')?.id ?? 0 });
  await install('starter-kg-en', 'starter-vi-en');
  const installed = await app.deps.db.prisma.dictionary.findMany({ orderBy: { id: 'asc' } });
  expect(installed.map(({ name }) => name)).toEqual(['starter-vi-en', 'starter-kg-en']);
});

test('does not reinstall a dictionary that an operator removed', async () => {
  await install('starter-kg-en', 'starter-ln-en');
  await command('remove', 'starter-kg-en');
  await install('starter-kg-en', 'starter-ln-en');
  expect(await listInstalledNames()).toEqual(['starter-ln-en']);
});

test('installs the dictionaries in a folder, but not again after they are removed', async () => {
  const folder = path.join(app.deps.config.dataDir, 'dictionaries');
  await mkdir(folder);
  const listExtra = async () =>
    (await listBundled(folder)).filter(({ name }) => name.startsWith('bundled-fr'));
  expect(await listExtra()).toEqual([]);
  await writeFile(path.join(folder, 'freedict-fra-eng.tsv'), '#license: CC0\nchouette\towl\n');
  await installBundled(app.deps, await listExtra(), signal);
  const reader = await signInLearner(app);
  const { entries } = await reader.call(lookUpWord, { query: { language: 'fr', text: 'chouette' } });
  expect(entries).toMatchObject([{ headword: 'chouette', dictionary: { target: 'en', licence: 'CC0' } }]);

  await command('remove', 'bundled-freedict-fra-eng');
  await installBundled(app.deps, await listExtra(), signal);
  expect(await listInstalledNames()).toEqual([]);
});

test('waits while another process installs a dictionary', async () => {
  const holder = await app.deps.db.pool.connect();
  await holder.query('SELECT pg_advisory_lock(727002)');
  const installing = install('starter-kg-en');
  await pause(700);
  expect(await listInstalledNames()).toEqual([]);
  await holder.query('SELECT pg_advisory_unlock(727002)');
  holder.release();
  await installing;
  expect(await listInstalledNames()).toEqual(['starter-kg-en']);
});

test('resumes an interrupted installation', async () => {
  const stop = new AbortController();
  stop.abort();
  const bundled = (await listBundled()).filter(({ name }) => name === 'starter-kg-en');
  await expect(installBundled(app.deps, bundled, stop.signal)).rejects.toThrow();
  await install('starter-kg-en');
  expect(await app.deps.db.prisma.dictionary.findMany()).toMatchObject([{ status: 'ready' }]);
});

describe('when the worker starts', () => {
  const countWaiting = () => app.deps.jobs.inspect('dictionaries', (queue) => queue.getWaitingCount());

  test('enqueues nothing if the operator turned bundled dictionaries off', async () => {
    const config = { ...app.deps.config, bundledDictionaries: false };
    await enqueueBundledDictionaries({ ...app.deps, config });
    expect(await countWaiting()).toBe(0);
  });

  test('enqueues one job, however many workers start', async () => {
    const config = { ...app.deps.config, bundledDictionaries: true };
    await enqueueBundledDictionaries({ ...app.deps, config });
    await enqueueBundledDictionaries({ ...app.deps, config });
    expect(await countWaiting()).toBe(1);
    await app.deps.jobs.inspect('dictionaries', (queue) => queue.obliterate());
  });
});

test('every language with starter stories has a glossary', async () => {
  const names = new Set((await listBundled()).map(({ name }) => name));
  const without = languages.filter(({ code }) => code !== 'en' && !names.has(`starter-${code}-en`));
  expect(without.map(({ code }) => code)).toEqual([]);
});
