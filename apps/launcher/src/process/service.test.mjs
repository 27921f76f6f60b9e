import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from './identity.mjs';
import { runService } from './service.mjs';
import { waitUntil } from './wait-until.mjs';

/** @type {string} */
let folder;
/** @type {import('./service.mjs').Service[]} */
let services;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  services = [];
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true });
});

/**
 * Starts a program that writes its PID to the file `pid`.
 * @param {string} code
 */
function start(code) {
  const file = join(folder, 'program.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';\n${code}\nwriteFileSync('pid', String(process.pid));`,
  );
  const log = join(folder, 'program.log');
  /** @type {string[]} */
  const failures = [];
  const service = runService({
    name: 'program',
    args: [file],
    cwd: folder,
    env: process.env,
    log,
    onFailure: (message, output) => failures.push(`${message} ${output}`),
  });
  services.push(service);
  return { service, log, failures };
}

const RUN_FOREVER = 'setInterval(() => undefined, 1000);';

async function nextPid(before = 0) {
  const file = join(folder, 'pid');
  const pid = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  expect(await waitUntil(() => pid() !== 0 && pid() !== before, { seconds: 20 })).toBe(true);
  return pid();
}

test('restarts a settled service that dies, and reports why', async () => {
  const { service, failures } = start(`console.log('working');${RUN_FOREVER}`);
  service.settle();
  const first = await nextPid();
  process.kill(first, 'SIGKILL');
  expect(await nextPid(first)).not.toBe(first);
  expect(failures).toEqual(['The program stopped (SIGKILL). Restarting it in 0.5 s. working']);
});

test('fails with the last output of a service that dies before it has settled', async () => {
  const { service, failures } = start(`console.error('DATABASE_URL: is missing'); process.exit(1);`);
  expect(await service.failed).toBe('DATABASE_URL: is missing');
  expect(failures).toEqual([]);
});

test('lets a service finish its work when stopped', async () => {
  const { service, log, failures } = start(
    `process.on('SIGTERM', () => { console.log('finished'); process.exit(0); });${RUN_FOREVER}`,
  );
  service.settle();
  const pid = await nextPid();
  await service.stop();
  expect(isAlive(pid)).toBe(false);
  expect(readFileSync(log, 'utf8')).toBe('finished\n');
  expect(failures).toEqual([]);
});

test('restarts a service on demand without reporting a failure', async () => {
  const { service, failures } = start(RUN_FOREVER);
  service.settle();
  const first = await nextPid();
  service.restart();
  expect(await nextPid(first)).not.toBe(first);
  expect(failures).toEqual([]);
});
