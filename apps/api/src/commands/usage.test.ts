import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { nextTime } from './next-time.ts';
import { runGlossa } from './run-glossa.ts';

async function run(...args: string[]) {
  let told = '';
  let errors = '';
  const surroundings = {
    env: {},
    screen: { write: (text: string) => (told += text) },
    input: new PassThrough(),
    signal: new AbortController().signal,
    here: (path: string) => path,
  };
  const code = await runGlossa(args, surroundings, { write: (text) => (errors += text) });
  return { code, told, errors };
}

test('help lists what there is, and each command says more of itself', async () => {
  const { code, told } = await run('help');
  expect(code).toBe(0);
  const names = [...told.matchAll(/^ {2}([\w-]+) {2,}\S/gm)].map(([, name]) => name ?? '');
  expect(names).toContain('rotate-keys');
  for (const name of names) {
    const { code: known, told: usage } = await run(name, '--help');
    expect([name, known]).toEqual([name, 0]);
    expect(usage).toContain(`glossa ${name}`);
  }
});

test.each([
  [['toString'], 'There is no command "toString"'],
  [['backup'], 'Where to is missing'],
  [['backup', 'x', '--keep', '0'], '--keep needs'],
  [['backup', 'x', '--daily', '25:00'], '--daily needs'],
  [['backup', 'x', '--verify', 'y'], '--verify needs only'],
  [['restore'], 'Something is missing'],
  [['restore', 'x', 'y'], '"y" is too much'],
  [['restore', 'x', '--repalce'], "Unknown option '--repalce'"],
])('%o is not known so', async (args, reason) => {
  const ended = await run(...args);
  expect(ended.code).toBe(2);
  expect(ended.errors).toContain(reason);
  expect(ended.errors).toContain('Usage: glossa');
});

test('what is not configured is said in a line each', async () => {
  const ended = await run('recount');
  expect(ended.code).toBe(1);
  expect(ended.errors).toContain('DATABASE_URL: ');
  expect(ended.errors).toContain('SECRET: ');
});

test('the next time of a day is today or tomorrow', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 22, hours, minutes);
  expect(nextTime('03:30', at(3, 29))).toEqual(at(3, 30));
  expect(nextTime('03:30', at(3, 30))).toEqual(new Date(2026, 10, 23, 3, 30));
  expect(nextTime('00:00', at(23, 59))).toEqual(new Date(2026, 10, 23));
});
