import type { TestApp } from './test-app.ts';

/** The environment of a built program of ours that works on the app's database, folder and queues. */
export const siteEnvironment = ({ deps }: Pick<TestApp, 'deps'>): NodeJS.ProcessEnv => {
  const { databaseUrl, dataDir, secret, redisUrl } = deps.config;
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: secret,
    PATH: process.env['PATH'],
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
};
