import { join } from 'node:path';
import { ROOT } from '../settings.mjs';
import { ensureSecret } from './secret.mjs';

/**
 * What the api and the worker are told; apps/api/src/config.ts reads it.
 * @param {import('../settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env the launcher's own: whatever it says wins over what is made up here
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
