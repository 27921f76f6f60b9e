import { requireNode } from './node-version.mjs';
import { createStopSignal } from './process/stop.mjs';
import { LauncherError } from './launcher-error.mjs';
import { createColors } from './screen.mjs';

/**
 * Context of a command.
 * @typedef {object} Context
 * @property {string[]} args after the command name
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} signal aborted when the launcher has to stop
 * @property {NodeJS.WriteStream} screen
 */

/** @type {Record<string, () => Promise<(context: Context) => Promise<number | void>>>} */
const COMMANDS = {
  start: async () => (await import('./commands/start.mjs')).start,
  dev: async () => (await import('./commands/dev.mjs')).dev,
  test: async () => (await import('./commands/test.mjs')).test,
  'test:wordpress': async () => (await import('./commands/test-wordpress.mjs')).testWordpress,
  check: async () => (await import('./commands/check.mjs')).check,
  generate: async () => (await import('./commands/generate.mjs')).generate,
  bench: async () => (await import('./commands/bench.mjs')).bench,
  glossa: async () => (await import('./commands/run-program.mjs')).glossa,
  'test:compose': async () => (await import('./commands/test-compose.mjs')).testCompose,
  'test:visual': async () => (await import('./commands/test-visual.mjs')).testVisual,
  screenshots: async () => (await import('./commands/run-with-browser.mjs')).screenshots,
  'web-speed': async () => (await import('./commands/run-with-browser.mjs')).webSpeed,
};

const [name = '', ...args] = process.argv.slice(2);
const screen = process.stdout;
screen.on('error', () => undefined); // If the terminal is closed, an orderly shutdown matters more than the output.
const signal = createStopSignal(process.env.npm_lifecycle_event !== undefined);
try {
  requireNode(process.versions.node);
  const load = COMMANDS[name];
  if (!load)
    throw new LauncherError(
      `Unknown command "${name}". The commands are: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  const command = await load();
  process.exitCode = (await command({ args, env: process.env, signal, screen })) ?? 0;
} catch (error) {
  if (!signal.aborted) {
    process.exitCode = 1;
    screen.write(`\n  ${createColors(screen).red('✗')} ${describe(error).replaceAll('\n', '\n    ')}\n\n`);
  }
}
process.exit();

/** @param {unknown} error */
function describe(error) {
  if (error instanceof LauncherError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
