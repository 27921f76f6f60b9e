import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary data folder. Returns its path and a function that removes it. */
export async function createTemporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'glossa-journey-'));
  await chmod(path, 0o711); // When root starts the app, PostgreSQL's own account needs access to the folder.
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
