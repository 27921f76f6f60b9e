import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';

import { expect, onTestFinished, test } from 'vitest';

import { machineClock } from './clock.ts';
import { nextTime } from './run-daily.ts';
import { runGlossa } from './run-glossa.ts';

async function run(...args: string[]) {
  let output = '';
  let errors = '';
  const context = {
    env: {},
    screen: { write: (text: string) => (output += text) },
    input: new PassThrough(),
    signal: new AbortController().signal,
    clock: machineClock,
    resolvePath: (relative: string) => relative,
  };
  const code = await runGlossa(args, context, { write: (text) => (errors += text) });
  return { code, output, errors };
}

test('help lists the commands, and each command has its own help', async () => {
  const { code, output } = await run('help');
  expect(code).toBe(0);
  const names = [...output.matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name ?? '');
  expect(names).toContain('rotate-keys');
  for (const name of names) {
    const { code: known, output: usage } = await run(name, '--help');
    expect([name, known]).toEqual([name, 0]);
    expect(usage).toContain(`glossa ${name}`);
  }
});

test.each([
  [['toString'], 'Unknown command "toString"'],
  [['backup'], 'Missing argument: FOLDER'],
  [['backup', 'x', '--keep', '0'], '--keep requires'],
  [['backup', 'x', '--daily', '25:00'], '--daily requires'],
  [['backup', 'x', '--verify', 'y'], '--verify takes only'],
  [['restore'], 'Missing argument'],
  [['restore', 'x', 'y'], 'Unexpected argument "y"'],
  [['restore', 'x', '--repalce'], "Unknown option '--repalce'"],
])('rejects %o and prints the usage', async (args, reason) => {
  const result = await run(...args);
  expect(result.code).toBe(2);
  expect(result.errors).toContain(reason);
  expect(result.errors).toContain('Usage: glossa');
});

test('create-admin explains its password rules before a password is entered', async () => {
  expect((await run('create-admin', '--help')).output).toContain('At least 12 characters');
});

test('lists each missing setting on its own line', async () => {
  const result = await run('recount');
  expect(result.code).toBe(1);
  expect(result.errors).toContain('DATABASE_URL: ');
  expect(result.errors).toContain('SECRET: ');
});

test('make-secrets creates secrets once, readable by the owner or by everyone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [own, shared] = [path.join(folder, 'own'), path.join(folder, 'shared')];
  for (const place of [own, shared]) await mkdir(place);
  expect(await run('make-secrets', own)).toMatchObject({ code: 0 });
  expect(await run('make-secrets', shared, '--for-all')).toMatchObject({ code: 0 });
  const readMode = async (file: string) => (await stat(file)).mode & 0o777;
  expect(await readMode(path.join(own, 'secret'))).toBe(0o400);
  expect(await readMode(path.join(shared, 'postgres_password'))).toBe(0o444);

  const secret = await readFile(path.join(own, 'secret'), 'utf8');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await run('make-secrets', own)).output).toContain('secret already exists');
  expect(await readFile(path.join(own, 'secret'), 'utf8')).toBe(secret);
  expect((await readdir(own)).sort()).toEqual(['postgres_password', 'secret']);
});

test('nextTime returns a time today or tomorrow', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 22, hours, minutes);
  expect(nextTime('03:30', at(3, 29))).toEqual(at(3, 30));
  expect(nextTime('03:30', at(3, 30))).toEqual(new Date(2026, 10, 23, 3, 30));
  expect(nextTime('00:00', at(23, 59))).toEqual(new Date(2026, 10, 23));
});
