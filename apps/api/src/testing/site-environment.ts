import type { TestApp } from './test-app.ts';

/** What every program on this machine gets: where programs are, and the clock, which may be set to another time. */
export const machineEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)),
  );

/** The environment of a built program of ours that works on the app's database, folder and queues. */
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
