import type { TestApp } from './test-app.ts';

/** Returns the environment variables that all programs need: PATH, time zone and fake clock settings. */
export const machineEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
  );

/** Returns the environment of a built program that uses the app's database, folder and queues. */
export const siteEnvironment = ({ deps }: Pick<TestApp, 'deps'>): NodeJS.ProcessEnv => {
  const { databaseUrl, dataDir, secret, redisUrl } = deps.config;
  return {
    ...machineEnvironment(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: secret,
    // Otherwise, each worker would also have the job of installing these dictionaries.
    BUNDLED_DICTIONARIES: '0',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
};
