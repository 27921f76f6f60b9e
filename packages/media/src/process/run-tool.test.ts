import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { runTool, type ToolEnd, type ToolOptions } from './run-tool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-tool-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (code: string, options: Partial<ToolOptions> = {}): Promise<ToolEnd> =>
  runTool([process.execPath, '-e', code, folder], { timeLimitMs: 30_000, ...options });

/** Starts a child that writes its process ID to a file, hangs, and ignores SIGTERM. */
const spawnChildScript = `
  const { spawn } = require('node:child_process');
  const child = 'process.on("SIGTERM", () => {}); require("fs").writeFileSync(process.argv[1] + "/child", String(process.pid)); setInterval(() => {}, 1000)';
  spawn(process.execPath, ['-e', child, process.argv[1]], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

async function waitForChild(): Promise<number> {
  const file = path.join(folder, 'child');
  await vi.waitUntil(() => existsSync(file), { timeout: 100_000 });
  return vi.waitUntil(async () => Number(await readFile(file, 'utf8')), { timeout: 100_000 });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('returns the output and exit code', async () => {
  expect(await run('console.log("out"); console.error("err"); process.exit(3)')).toEqual({
    code: 3,
    killedBy: null,
    output: 'out\n',
    errors: 'err\n',
  });
});

test('passes on lines as they arrive, and keeps only the end of stderr', async () => {
  const lines: string[] = [];
  const { errors } = await run('console.log("one\\ntwo"); console.error("x".repeat(100000) + "the end")', {
    onLine: (line) => lines.push(line),
  });
  expect(lines).toEqual(['one', 'two']);
  expect(errors.length).toBeLessThan(10_000);
  expect(errors).toContain('the end');
});

test('kills the whole process tree when aborted', async () => {
  const stop = new AbortController();
  const runningTool = run(spawnChildScript, { signal: stop.signal });
  const child = await waitForChild();
  stop.abort(new Error('changed my mind'));
  await expect(runningTool).rejects.toThrow('changed my mind');
  await vi.waitUntil(() => !isAlive(child), { timeout: 100_000 });
});

test('stops a process at the time limit', async () => {
  await expect(run('setInterval(() => {}, 1000)', { timeLimitMs: 300 })).rejects.toMatchObject({
    code: 'processing_timeout',
    isTransient: false,
  });
});

test('stops a stalled process, but not one that makes progress', async () => {
  const watch = (progressMarker: () => Promise<string>) => ({ watch: { stallMs: 400, progressMarker } });
  await expect(
    run(
      'setInterval(() => {}, 1000)',
      watch(async () => 'same'),
    ),
  ).rejects.toMatchObject({
    code: 'processing_stalled',
    isTransient: true,
  });
  let count = 0;
  const busy = await run(
    'setTimeout(() => {}, 1000)',
    watch(async () => String((count += 1))),
  );
  expect(busy.code).toBe(0);
});

test('reports the signal when a process is killed externally', async () => {
  expect(await run('process.kill(process.pid, "SIGKILL")')).toMatchObject({
    code: null,
    killedBy: 'SIGKILL',
  });
});

test('rejects with ENOENT when the program is missing', async () => {
  await expect(runTool([path.join(folder, 'nothing')], { timeLimitMs: 1000 })).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

test('runs at the given niceness', async () => {
  const { output } = await run('console.log(require("os").getPriority())', { niceness: 7 });
  expect(Number(output)).toBe(7);
});
