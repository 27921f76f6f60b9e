import type { Database } from '@glossa/db/database';
import { readMigrations } from '@glossa/db/migrate';
import { readRoutines } from '@glossa/db/routines';

import { operator, recordAudit } from '#domain/audit/record-audit.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { withBackupLock } from './backup-lock.ts';
import {
  isInUse,
  hasBackupSecret,
  requireKnownMigrations,
  requireNoOtherConnections,
} from './check-target.ts';
import type { Manifest } from './manifest.ts';
import type { StorageFolders } from './storage-folders.ts';
import { restoreDatabase } from './restore-database.ts';
import { addFiles, hasFiles, replaceFiles } from './restore-files.ts';
import { verifyBackup } from './verify-backup.ts';

/** What to restore, and where. */
export interface RestoreTask {
  db: Database;
  folders: StorageFolders;
  /** Folder of the migrations; the folders of functions and triggers are next to it. */
  migrationsDir: string;
  /** The current secret, then the earlier ones. */
  secrets: readonly string[];
  backup: string;
  /** Whether existing data may be replaced. */
  replaces: boolean;
  /** Whether to continue when the backup was made with another secret. */
  forced: boolean;
  signal: AbortSignal;
  /** Called with a description of each step. */
  onStep: (step: string) => void;
}

/**
 * Replaces the site's data with a backup. Verifies the whole backup and the target before writing anything. Then adds
 * missing files, restores all rows in one transaction, and replaces the other files. The site is unchanged until the
 * commit; a restore that is killed later can be completed by restoring again.
 * @throws {OperatorError} when the backup or the target is unsuitable
 */
export async function restoreBackup(task: RestoreTask): Promise<Manifest> {
  const { backup, folders, signal, onStep } = task;
  onStep('verifying');
  const { manifest, faults, faultCount } = await verifyBackup(backup, { signal });
  if (faultCount > 0)
    throw new OperatorError(`The backup is damaged, so nothing was changed.\n${faults.join('\n')}`);
  const migrations = readMigrations(task.migrationsDir);
  const routines = readRoutines(task.migrationsDir);
  requireKnownMigrations(manifest, migrations);
  if (!task.forced && !hasBackupSecret(manifest, task.secrets)) throw new OperatorError(unknownSecret);

  return withBackupLock(task.db, async (client) => {
    await requireNoOtherConnections(client);
    const hasData = (await isInUse(client)) || (await hasFiles(folders));
    if (hasData && !task.replaces) throw new OperatorError(targetInUse);
    const files = { backup, folders, signal, onFile: onStep };
    await addFiles(files);
    await client.query('BEGIN');
    await restoreDatabase(client, { backup, manifest, migrations, routines, signal, onStep });
    const target = { kind: 'backup', id: manifest.madeAt };
    await task.db.joinTransaction(client, (tx) =>
      recordAudit(tx, { actor: operator, action: 'backup.restore', target }),
    );
    signal.throwIfAborted();
    await client.query('COMMIT');
    await replaceFiles(files);
    return manifest;
  });
}

const unknownSecret = `The backup was made with another SECRET. Without it, files for sale can't be opened and unsubscribe links
in emails don't work. Set it as SECRET or add it to EARLIER_SECRETS, or restore anyway with --force.`;
const targetInUse =
  'There are already accounts or files here. To replace them with the backup, use --replace.';
