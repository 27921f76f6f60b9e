import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = path.resolve(import.meta.dirname, '../../../..');

/** A separate site beside one that may run here from the same file. */
const environment = {
  ...process.env,
  COMPOSE_PROJECT_NAME: 'glossa-test',
  // An image carries its project's name, so building another deployment's tags would recreate its containers.
  GLOSSA_VERSION: 'test',
  PUBLIC_URL: 'http://localhost:18080',
  BIND: '127.0.0.1',
  HTTP_PORT: '18080',
  HTTPS_PORT: '18443',
  API_REPLICAS: '2',
  WORKER_REPLICAS: '2',
  // A volume, which is removed with the others.
  BACKUP_DIR: 'backups',
};

/** URL of that site. */
export const composeUrl: string = environment.PUBLIC_URL;

const options = { cwd: root, env: environment, maxBuffer: 64 * 1024 * 1024 };
const optionsWith = (changed: Record<string, string>) => ({
  ...options,
  env: { ...environment, ...changed },
});

/**
 * Runs `docker compose` for the test site; returns its output.
 * @throws with the command's output when it fails
 */
export const dockerCompose = (...args: string[]): Promise<string> => dockerComposeWith({}, ...args);

/** The same with other settings, as in another .env. */
export const dockerComposeWith = async (
  changed: Record<string, string>,
  ...args: string[]
): Promise<string> => (await run('docker', ['compose', ...args], optionsWith(changed))).stdout;

/** Runs a script of `deploy/` for the test site. */
export const deployScript = async (
  name: string,
  args: readonly string[] = [],
  changed: Record<string, string> = {},
): Promise<string> => (await run(path.join(root, 'deploy', name), [...args], optionsWith(changed))).stdout;

/** Returns the containers of these services. */
export const containerIds = async (...services: string[]): Promise<string[]> =>
  (await dockerCompose('ps', '--quiet', ...services)).trim().split('\n').toSorted();

const docker = async (...args: string[]): Promise<void> => void (await run('docker', args, options));

/** Deletes all data of the site except its secrets and backups, as if its disks were lost. */
export async function removeData(): Promise<void> {
  await dockerCompose('rm', '--stop', '--force', '--volumes');
  const { COMPOSE_PROJECT_NAME: project } = environment;
  await docker('volume', 'rm', ...['postgres', 'redis', 'data'].map((name) => `${project}_${name}`));
}
