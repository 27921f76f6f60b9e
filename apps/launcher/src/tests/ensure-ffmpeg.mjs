import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.mjs';

/**
 * Installs ffmpeg for the tests of videos where there is none and the system allows it. Where it does not, those tests
 * fail and say why.
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 */
export async function ensureFfmpeg({ env, log, signal }) {
  const { status } = spawnSync(env.FFMPEG_PATH ?? 'ffmpeg', ['-version'], { env, stdio: 'ignore' });
  if (status === 0) return;
  await aptInstall(['ffmpeg'], { env, log, signal }).catch(() => undefined);
  signal.throwIfAborted();
}
