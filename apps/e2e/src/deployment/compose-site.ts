import { composeUrl, runDockerCompose } from './docker-compose.ts';

/**
 * Playwright's global setup: builds the images and starts a new site with docker compose. Returns the teardown, which
 * also deletes the site's data.
 */
// eslint-disable-next-line import/no-default-export -- Playwright takes the set-up from the default export.
export default async function startComposeSite(): Promise<() => Promise<void>> {
  const remove = async () => void (await runDockerCompose('down', '--volumes', '--timeout', '20'));
  await remove();
  await runDockerCompose('up', '--build', '--detach', '--wait');
  process.env['E2E_URL'] = composeUrl;
  return remove;
}
