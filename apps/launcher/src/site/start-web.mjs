import { join } from 'node:path';
import { runService } from '../process/service.mjs';
import { ROOT } from '../settings.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/**
 * Starts Vite, which serves the web app from source and proxies everything else to the API.
 * @param {import('../settings.mjs').Settings} settings of the web app
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.apiOrigin
 * @param {AbortSignal} context.signal
 * @param {(sentence: string, output?: string) => void} context.onFailure
 * @param {import('./close-all.mjs').Closer[]} context.closers
 */
export async function startWeb(
  { host, port, origin, logDir },
  { env, apiOrigin, signal, onFailure, closers },
) {
  const web = join(ROOT, 'apps/web');
  const log = join(logDir, 'web.log');
  const vite = runService({
    name: 'web app',
    args: [
      join(web, 'node_modules/vite/bin/vite.js'),
      '--strictPort',
      `--port=${port}`,
      `--host=${host}`,
      '--clearScreen=false',
    ],
    cwd: web,
    env: { ...env, API_ORIGIN: apiOrigin },
    log,
    onFailure,
  });
  closers.push(vite.stop);
  await waitUntilReady(origin, vite, { log, signal });
}
