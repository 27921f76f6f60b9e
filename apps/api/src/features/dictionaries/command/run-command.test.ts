import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { lookUp } from '@glossa/dictionaries/look-up/look-up';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startTestApp } from '#testing/test-app.ts';
import { runCommand } from './run-command.ts';

const app = startTestApp();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-dictionaries-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  const dictionaries = await app.deps.db.prisma.dictionary.findMany();
  if (dictionaries.length > 0) await run('remove', ...new Set(dictionaries.map(({ name }) => name)));
});

/** Writes a file into the test folder. Returns its path. */
async function writeTestFile(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** Runs the command and aborts it as soon as its output matches `stopAt`. */
async function runInstallCommand(args: string[], stopAt?: RegExp): Promise<{ code: number; output: string }> {
  const stop = new AbortController();
  let output = '';
  const write = (text: string) => {
    output += text;
    if (stopAt?.test(output)) stop.abort();
  };
  const code = await runCommand(args, {
    db: app.deps.db,
    screen: { write },
    signal: stop.signal,
    resolvePath: (name) => path.resolve(folder, name),
  });
  return { code, output };
}
const run = (...args: string[]) => runInstallCommand(args);

const countRows = async () => {
  const { prisma } = app.deps.db;
  return {
    dictionaries: await prisma.dictionary.count(),
    entries: await prisma.dictionaryEntry.count(),
    forms: await prisma.dictionaryForm.count(),
  };
};
const noRows = { dictionaries: 0, entries: 0, forms: 0 };
const find = async (text: string) =>
  (await lookUp(app.deps.db, { language: 8, words: [{ text }], limit: 20 })).words[0]?.entries.map(
    ({ senses }) => senses[0]?.text,
  );

const list = (size: number, meaning = 'meaning') =>
  `# licence: CC0\n${Array.from({ length: size }, (_, n) => `wort${n}\t${meaning} ${n}\n`).join('')}`;

test('installs, lists and removes a dictionary', async () => {
  const file = await writeTestFile(
    'deu-eng.tsv',
    '# licence: CC0\n# source: https://x.test\nHaus\thouse\tn\n',
  );
  const installed = await run('install', file);
  expect(installed).toMatchObject({ code: 0 });
  expect(installed.output).toContain('✓ deu-eng: 1 entries');
  expect(await find('haus')).toEqual(['house']);
  const { output } = await run('list');
  for (const part of ['deu-eng', 'de → en', 'License: CC0', 'Source: https://x.test']) {
    expect(output).toContain(part);
  }
  expect(await run('remove', 'deu-eng')).toMatchObject({ code: 0 });
  expect(await countRows()).toEqual(noRows);
  expect((await run('list')).output).toContain('No dictionaries are installed');
  expect(await run('remove', 'deu-eng')).toMatchObject({ code: 1 });
  const auditEntries = await app.deps.db.prisma.auditEntry.findMany({ orderBy: { createdAt: 'asc' } });
  expect(auditEntries).toMatchObject([
    { actorName: 'glossa', action: 'dictionary.install', targetId: 'deu-eng', detail: { count: 1 } },
    { actorName: 'glossa', action: 'dictionary.remove', targetId: 'deu-eng' },
  ]);
});

test('skips a dictionary that is already installed', async () => {
  const file = await writeTestFile('deu-eng.tsv', list(10));
  await run('install', file);
  expect((await run('install', file)).output).toContain('deu-eng is already installed');
  expect(await countRows()).toEqual({ dictionaries: 1, entries: 10, forms: 10 });
});

test('excludes an interrupted installation from lookups and resumes it', async () => {
  const file = await writeTestFile('deu-eng.tsv', list(30_000));
  const interruptedInstall = await runInstallCommand(['install', file], /entries/);
  expect(interruptedInstall).toMatchObject({ code: 130 });
  const { entries } = await countRows();
  expect(entries).toBeGreaterThan(0);
  expect(entries).toBeLessThan(30_000);
  expect(await find('wort0')).toEqual([]);
  expect((await run('list')).output).toMatch(/\d+ % installed/);

  expect((await run('install', file)).output).toContain('30,000 entries, resumed');
  expect(await countRows()).toEqual({ dictionaries: 1, entries: 30_000, forms: 30_000 });
  expect(await find('wort29999')).toEqual(['meaning 29999']);
});

test('restarts an interrupted installation when the file has changed', async () => {
  const file = await writeTestFile('deu-eng.tsv', list(30_000));
  await runInstallCommand(['install', file], /entries/);
  await writeTestFile('deu-eng.tsv', list(20, 'other'));
  expect(await run('install', path.basename(file))).toMatchObject({ code: 0 });
  expect(await countRows()).toEqual({ dictionaries: 1, entries: 20, forms: 20 });
  expect(await find('wort3')).toEqual(['other 3']);
});

test('replaces the old version only once the new one is complete', async () => {
  const file = await writeTestFile('deu-eng.tsv', list(10, 'old'));
  await run('install', file);
  await writeTestFile('deu-eng.tsv', list(30_000, 'new'));
  await runInstallCommand(['install', file], /entries/);
  expect(await find('wort3')).toEqual(['old 3']);
  await run('install', file);
  expect(await find('wort3')).toEqual(['new 3']);
  expect(await countRows()).toEqual({ dictionaries: 1, entries: 30_000, forms: 30_000 });
});

test('rejects a second installation while one is running', async () => {
  const files = [
    await writeTestFile('deu-eng.tsv', list(20_000)),
    await writeTestFile('deu-fra.tsv', list(20_000, 'x')),
  ];
  const results = await Promise.all(files.map((file) => run('install', file)));
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]));
  expect(results.find(({ code }) => code === 1)?.output).toContain('Try again later');
});

describe('fails with a reason and installs nothing for', () => {
  test.each([
    ['a file that turns bad after many entries', 'deu-eng.tsv', `${list(12_000)}no tab here\n`, 'has no tab'],
    [
      'a compressed file cut short',
      'deu-eng.tsv.gz',
      gzipSync(list(30_000)).subarray(0, 50_000),
      'incomplete',
    ],
    ['a file without an entry', 'deu-eng.tsv', '# licence: CC0\n\tx\n', 'contains no entries'],
    ['a file without a licence', 'deu-eng.tsv', 'a\tb\n', '--licence'],
    ['a file about no known language', 'words.tsv', '# licence: CC0\na\tb\n', '--language'],
    [
      'a language that is not learnt here',
      'xx.tsv',
      '# licence: CC0\n# language: cs\n# target: en\na\tb\n',
      '"cs" isn\'t',
    ],
  ])('%s', async (_what, name, content, reason) => {
    const result = await run('install', await writeTestFile(name, content));
    expect(result).toMatchObject({ code: 1 });
    expect(result.output).toContain(reason);
    expect(await countRows()).toEqual(noRows);
  });

  test.each([
    [['install', '/nowhere'], 1, "/nowhere doesn't exist"],
    [['install'], 2, 'Usage'],
    [['instal', 'x'], 2, 'Usage'],
    [['install', 'x', '--colour', 'red'], 2, '--colour'],
  ])('%o', async (args, code, reason) => {
    const result = await run(...args);
    expect(result).toMatchObject({ code });
    expect(result.output).toContain(reason);
  });
});

test('lets command-line options override the file’s details', async () => {
  const file = await writeTestFile('words.tsv', '# licence: CC0\na\tb\n');
  const options = ['--language', 'deu', '--to', 'french', '--name', 'Mine', '--licence', 'GPL 3'];
  expect(await run('install', file, ...options)).toMatchObject({ code: 1 });
  options[3] = 'fra';
  expect(await run('install', file, ...options)).toMatchObject({ code: 0 });
  expect((await run('list')).output).toMatch(/Mine {2}de → fr.*\n.*\n {4}License: GPL 3/);
});
