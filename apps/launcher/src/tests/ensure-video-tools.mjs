import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.mjs';

/**
 * Installs the missing tools for the video tests if the system allows it: ffmpeg, and espeak-ng for speech. Otherwise
 * those tests fail with an explanation.
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 */
export async function ensureVideoTools({ env, log, signal }) {
  /** @param {string} command @param {string} flag */
  const isMissing = (command, flag) => spawnSync(command, [flag], { env, stdio: 'ignore' }).status !== 0;
  const missing = [
    ...(isMissing(env.FFMPEG_PATH ?? 'ffmpeg', '-version') ? ['ffmpeg'] : []),
    ...(isMissing('espeak-ng', '--version') ? ['espeak-ng'] : []),
  ];
  if (missing.length === 0) return;
  await aptInstall(missing, { env, log, signal }).catch(() => undefined);
  signal.throwIfAborted();
}
