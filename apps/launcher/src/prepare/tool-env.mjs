import { delimiter, dirname } from 'node:path';

/**
 * Returns the environment for build tools: non-interactive, without telemetry, and without the variables of the site
 * (NODE_ENV=production would skip installing the compilers) or of an outer npx.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [pnpm] path of pnpm, which turbo needs in PATH
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(env, pnpm) {
  const { NODE_ENV: _mode, npm_config_package: _package, npm_config_call: _call, ...rest } = env;
  return {
    ...rest,
    ...(pnpm ? { PATH: `${dirname(pnpm)}${delimiter}${env.PATH}` } : {}),
    CI: env.CI ?? 'true',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
}
