import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { monitorParts, type HealthCheck, type PartHealth } from './monitor-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const createPart = (check: () => Promise<PartHealth>, isRequired = true): HealthCheck => ({
  isRequired,
  cacheMs: 1000,
  check,
});
const ok = () => Promise.resolve<PartHealth>({ status: 'ok' });
const fails = () => Promise.reject(new Error('postgresql://glossa:hunter2@db'));

test('reports degraded when an optional part fails, and unready when a required one does', async () => {
  expect((await monitorParts({ a: createPart(ok) })()).status).toBe('ok');
  expect((await monitorParts({ a: createPart(ok), b: createPart(fails, false) })()).status).toBe('degraded');
  const report = await monitorParts({ a: createPart(fails), b: createPart(ok, false) })();
  expect(report).toEqual({ status: 'unready', parts: { a: { status: 'failing' }, b: { status: 'ok' } } });
});

test('reports a part that doesn’t respond in time, and checks it only once', async () => {
  const check = vi.fn(() => new Promise<PartHealth>(() => {}));
  const monitor = monitorParts({ a: createPart(check) });
  const pending = [monitor(), monitor()];
  await vi.advanceTimersByTimeAsync(2000);
  for (const report of await Promise.all(pending))
    expect(report).toEqual({ status: 'unready', parts: { a: { status: 'no_answer' } } });
  const secondCheck = monitor();
  await vi.advanceTimersByTimeAsync(2000);
  await secondCheck;
  expect(check).toHaveBeenCalledTimes(1);
});

test('caches a result for a second', async () => {
  let now = 0;
  const check = vi.fn(ok);
  const report = monitorParts({ a: createPart(check) }, () => now);
  await report();
  now = 999;
  await report();
  expect(check).toHaveBeenCalledTimes(1);
  now = 1000;
  await report();
  expect(check).toHaveBeenCalledTimes(2);
});
