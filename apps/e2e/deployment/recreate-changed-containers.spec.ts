import { expect } from '@playwright/test';

import {
  listContainerIds,
  runDeployScript,
  runDockerCompose,
  runDockerComposeWith,
} from '../src/deployment/docker-compose.ts';
import { test } from '../src/test.ts';

const longLived = ['postgres', 'redis', 'api', 'worker', 'web', 'backup'];

test('operator commands and a second `docker compose up` recreate no containers', async () => {
  const before = await listContainerIds(...longLived);
  await runDockerCompose(
    'exec',
    '-T',
    '-e',
    'GLOSSA_PASSWORD=Otters-swim-4-fun',
    'api',
    'glossa',
    'create-admin',
    'head@school.test',
  );
  expect(await runDockerCompose('exec', '-T', 'backup', 'ls', '/backups')).toMatch(/^glossa-\d+T\d+Z$/m);
  await runDockerCompose('run', '--rm', 'api', 'glossa', 'help');
  await runDockerCompose('up', '--detach', '--wait');
  expect(await listContainerIds(...longLived)).toEqual(before);
});

test('after a rolling restart with changed settings, the next `docker compose up` recreates no containers', async () => {
  const changedSettings = { LOG_LEVEL: 'warn', API_MEMORY: '1100m' };
  const untouched = await listContainerIds('postgres', 'redis', 'web');
  const old = await listContainerIds('api');
  await runDeployScript('rolling-restart.sh', [], changedSettings);
  const restarted = await listContainerIds(...longLived);
  expect(restarted.filter((id) => old.includes(id))).toEqual([]);

  await runDockerComposeWith(changedSettings, 'up', '--detach', '--wait');
  expect(await listContainerIds(...longLived)).toEqual(restarted);
  expect(await listContainerIds('postgres', 'redis', 'web')).toEqual(untouched);
});

test('the site promptly returns 503 while the API is down, without logging every request', async ({
  url,
}) => {
  await runDockerCompose('stop', 'api');
  const start = performance.now();
  for (let n = 0; n < 5; n += 1) {
    const response = await fetch(`${url}/api/auth/check/`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(performance.now() - start).toBeLessThan(20_000);
  const page = await fetch(url, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('unavailable right now');
  const log = await runDockerCompose('logs', '--since', '30s', '--no-log-prefix', 'web');
  expect(log.split('\n').filter((line) => line.includes('"level":"error"')).length).toBeLessThan(5);
  await runDockerCompose('up', '--detach', '--wait');
});

test('each secret is readable only by the users that need it', async () => {
  const modes = await runDockerCompose(
    'exec',
    '-T',
    'api',
    'stat',
    '--format=%a %u:%g',
    '/run/glossa/secret',
    '/run/glossa/database_password',
    '/run/glossa/postgres_password',
  );
  expect(modes.trim().split('\n')).toEqual(['400 1000:1000', '400 1000:1000', '400 0:0']);
  await expect(runDockerCompose('exec', '-T', 'postgres', 'cat', '/run/glossa/secret')).rejects.toThrow(
    'Permission denied',
  );
});

test('the site connects to its database as a role that isn’t a superuser', async () => {
  const roles = await runDockerCompose(
    'exec',
    '-T',
    'postgres',
    'psql',
    '--username=glossa',
    '--no-align',
    '--tuples-only',
    "--command=SELECT DISTINCT usename, usesuper FROM pg_stat_activity JOIN pg_user USING (usename) WHERE datname = 'glossa' AND usename <> current_user",
  );
  expect(roles.trim()).toBe('glossa_app|f');
});
