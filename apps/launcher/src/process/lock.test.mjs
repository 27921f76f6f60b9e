import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStartTime } from './identity.mjs';
import { acquireLock } from './lock.mjs';

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
async function startOtherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { holder: { pid, startedAt: readStartTime(pid) }, kill };
}

function take() {
  const acquiredLock = acquireLock(path);
  if ('pid' in acquiredLock) throw new Error(`held by ${acquiredLock.pid}`);
  return acquiredLock;
}

test('acquires a lock again after it was released', () => {
  take().release();
  expect(take().wasAbandoned).toBe(false);
});

test('returns the live process that holds a lock', async () => {
  take().release();
  const other = await startOtherProcess();
  writeFileSync(path, JSON.stringify(other.holder));
  expect(acquireLock(path)).toEqual(other.holder);
  await other.kill();
});

test('takes the lock of a killed process', async () => {
  take().release();
  const other = await startOtherProcess();
  writeFileSync(path, JSON.stringify(other.holder));
  await other.kill();
  expect(take().wasAbandoned).toBe(true);
});

test('takes the lock when another process has reused the holder’s PID', async () => {
  take().release();
  const other = await startOtherProcess();
  writeFileSync(path, JSON.stringify({ ...other.holder, startedAt: 'before the last boot' }));
  expect(take().wasAbandoned).toBe(true);
  await other.kill();
});

test('takes a lock whose file is incomplete', () => {
  take().release();
  writeFileSync(path, '{"pid":');
  expect(take().wasAbandoned).toBe(true);
});
