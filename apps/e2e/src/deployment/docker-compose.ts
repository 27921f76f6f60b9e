import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = path.resolve(import.meta.dirname, '../../../..');

/** Settings for a separate site, which can run alongside another site started from the same file. */
const environment = {
  ...process.env,
  COMPOSE_PROJECT_NAME: 'glossa-test',
  // Images are labeled with their project, so building with another deployment's tags would recreate that deployment's
  // containers.
  GLOSSA_VERSION: 'test',
  PUBLIC_URL: 'http://localhost:18080',
  BIND: '127.0.0.1',
  HTTP_PORT: '18080',
  HTTPS_PORT: '18443',
  API_REPLICAS: '2',
  WORKER_REPLICAS: '2',
  // The name of a volume rather than a path, so that the backups are removed together with the other volumes.
  BACKUP_DIR: 'backups',
};

/** URL of the test site. */
export const composeUrl: string = environment.PUBLIC_URL;

const options = { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 };
const optionsWith = (overrides: Record<string, string>) => ({
  ...options,
  env: { ...environment, ...overrides },
});

/**
 * Runs `docker compose` for the test site and returns its output.
 * @throws with the command's output when it fails
 */
export const runDockerCompose = (...args: string[]): Promise<string> => runDockerComposeWith({}, ...args);

/** Like `runDockerCompose`, but with different settings, as if from another .env file. */
export const runDockerComposeWith = async (
  changed: Record<string, string>,
  ...args: string[]
): Promise<string> => (await run('docker', ['compose', ...args], optionsWith(changed))).stdout;

/** Runs a script from `deploy/` for the test site. */
export const runDeployScript = async (
  name: string,
  args: readonly string[] = [],
  changed: Record<string, string> = {},
): Promise<string> => (await run(path.join(root, 'deploy', name), [...args], optionsWith(changed))).stdout;

/** Returns the IDs of the given services' containers. */
export const listContainerIds = async (...services: string[]): Promise<string[]> =>
  (await runDockerCompose('ps', '--quiet', ...services)).trim().split('\n').toSorted();

const runDocker = async (...args: string[]): Promise<void> => void (await run('docker', args, options));

/** Deletes all data on the site except its secrets and backups, as if its disks had failed. */
export async function removeData(): Promise<void> {
  await runDockerCompose('rm', '--stop', '--force', '--volumes');
  const { COMPOSE_PROJECT_NAME: project } = environment;
  await runDocker('volume', 'rm', ...['postgres', 'redis', 'data'].map((name) => `${project}_${name}`));
}
