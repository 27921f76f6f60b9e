import type { TestApp } from './test-app.ts';

/**
 * Returns the variables that every program on this machine gets: paths of programs, and the clock, which may be faked.
 */
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
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
};
