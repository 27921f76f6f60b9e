import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const launcher = fileURLToPath(new URL('../../../launcher/src/cli.mjs', import.meta.url));

/** Startup timeout in seconds. The first start creates a database and fills the starter library. */
const startTimeout = 180;

/** The whole app, as started by `npm start`. */
export interface App {
  /** URL to open in a browser. */
  url: string;
  /** Stops the app gracefully, as Ctrl+C does. */
  stop: () => Promise<void>;
  /** Kills the main process. The API and worker then exit by themselves, but the database keeps running. */
  kill: () => Promise<void>;
}

/** The app's data folder, port and additional environment variables. */
interface AppOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}

/** Starts the app and waits until it responds. Restarting it with the same folder keeps its data. */
export async function startApp(options: AppOptions): Promise<App> {
  const child = spawn(process.execPath, [launcher, 'start'], {
    env: environment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${options.port}`;
  await waitUntilReady(`${url}/readyz`, child).catch(async (error: unknown) => {
    await stopProcess(child, 'SIGTERM');
    throw new Error(`The app did not start:\n${output}`, { cause: error });
  });
  return { url, stop: () => stopProcess(child, 'SIGTERM'), kill: () => stopProcess(child, 'SIGKILL') };
}

/**
 * Runs a launcher command as an operator would, on the data of a site that may be running. Returns the command's
 * output.
 */
export async function runCommand(options: AppOptions, args: string[]): Promise<string> {
  const { stdout } = await execute(process.execPath, [launcher, ...args], {
    env: { ...environment(options), npm_lifecycle_event: '' },
  });
  return stdout;
}

function environment({ dataDir, port, env = {} }: AppOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Override the caller's own settings, which may be those of a real site.
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    ADMIN_EMAIL: '',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: '',
    // When browsers use every core, low-priority video processing would get almost no CPU time.
    VIDEO_NICENESS: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'local',
    DATA_DIR: dataDir,
    PORT: String(port),
    // Trusting a proxy would disable demo mode.
    TRUST_PROXY: '0',
    // Make the launcher stop when its parent process exits.
    npm_lifecycle_event: 'start',
    COMPANION_SITE_URL: '',
    // Installing the dictionaries takes as long as several journeys.
    BUNDLED_DICTIONARIES: '0',
    ...env,
  };
}

async function waitUntilReady(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    const ready = await fetch(baseUrl).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  throw new Error(`It was not ready after ${startTimeout} s.`);
}

async function stopProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
