import { join } from 'node:path';
import { ROOT } from '../settings.mjs';
import { ensureSecret } from './secret.mjs';

/**
 * Returns the environment of the API and the worker, which apps/api/src/config.ts reads.
 * @param {import('../settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env the launcher's own, which overrides these defaults
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnv(settings, env, databaseUrl) {
  return {
    NODE_ENV: 'local',
    LOG_LEVEL: 'info',
    PUBLIC_URL: settings.origin,
    WEB_DIR: join(ROOT, 'apps/web/dist'),
    ...env,
    ...(env.SECRET_FILE ? {} : { SECRET: env.SECRET || ensureSecret(settings.dataDir) }),
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: '',
    DATA_DIR: settings.dataDir,
    HOST: settings.host,
    PORT: String(settings.port),
    ...(settings.databaseUrl ? {} : { EMBEDDED: '1' }),
  };
}
