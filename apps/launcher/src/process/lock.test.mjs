import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startedAt } from './identity.mjs';
import { takeLock } from './lock.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let path;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'inner/test.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that runs until it is killed. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { holder: { pid, startedAt: startedAt(pid) }, kill };
}

function take() {
  const taken = takeLock(path);
  if ('pid' in taken) throw new Error(`held by ${taken.pid}`);
  return taken;
}

test('a lock can be taken again once it is released', () => {
  take().release();
  expect(take().wasAbandoned).toBe(false);
});

test('a lock is refused while its holder lives, and says who that is', async () => {
  take().release();
  const other = await otherProcess();
  writeFileSync(path, JSON.stringify(other.holder));
  expect(takeLock(path)).toEqual(other.holder);
  await other.kill();
});

test('the lock of a killed process is taken over', async () => {
  take().release();
  const other = await otherProcess();
  writeFileSync(path, JSON.stringify(other.holder));
  await other.kill();
  expect(take().wasAbandoned).toBe(true);
});

test('a process that got the id of the dead holder does not hold the lock', async () => {
  take().release();
  const other = await otherProcess();
  writeFileSync(path, JSON.stringify({ ...other.holder, startedAt: 'before the last boot' }));
  expect(take().wasAbandoned).toBe(true);
  await other.kill();
});

test('a lock that was cut short in writing is taken over', () => {
  take().release();
  writeFileSync(path, '{"pid":');
  expect(take().wasAbandoned).toBe(true);
});
