import { transactionOn, type Database } from '@glossa/db/database';
import { readMigrations } from '@glossa/db/migrate';

import { operator } from '#domain/audit/operator.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import { withBackupLock } from './backup-lock.ts';
import { BackupProblem } from './backup-problem.ts';
import { isInUse, knowsSecret, requireKnownMigrations, requireNobodyElse } from './check-target.ts';
import type { Manifest } from './manifest.ts';
import type { Places } from './places.ts';
import { restoreDatabase } from './restore-database.ts';
import { addFiles, hasFiles, replaceFiles } from './restore-files.ts';
import { verifyBackup } from './verify-backup.ts';

/** What is restored, and where to. */
export interface RestoreTask {
  db: Database;
  places: Places;
  migrationsDir: string;
  /** The present secret and those before it. */
  secrets: readonly string[];
  backup: string;
  /** Whether what is there may be replaced. */
  replaces: boolean;
  /** Whether another secret is no reason to stop. */
  forced: boolean;
  signal: AbortSignal;
  /** Hears in words what is being done. */
  onStep: (step: string) => void;
}

/**
 * Puts a backup into the place of what is there. Before anything is written, the whole backup and its target are looked
 * at. Files that are not there yet come first, then all rows in one transaction, then the other files: until the rows
 * are there, the site is what it was, and what is killed after that is finished by restoring again. Throws a `BackupProblem`.
 */
export async function restoreBackup(task: RestoreTask): Promise<Manifest> {
  const { backup, places, signal, onStep } = task;
  onStep('verifying');
  const { manifest, faults, faultCount } = await verifyBackup(backup, { signal });
  if (faultCount > 0)
    throw new BackupProblem(`The backup is damaged; nothing was changed.\n${faults.join('\n')}`);
  const migrations = readMigrations(task.migrationsDir);
  requireKnownMigrations(manifest, migrations);
  if (!task.forced && !knowsSecret(manifest, task.secrets)) throw new BackupProblem(otherSecret);

  return withBackupLock(task.db, async (client) => {
    await requireNobodyElse(client);
    const isTaken = (await isInUse(client)) || (await hasFiles(places));
    if (isTaken && !task.replaces) throw new BackupProblem(taken);
    const files = { backup, places, signal, onFile: onStep };
    await addFiles(files);
    await client.query('BEGIN');
    await restoreDatabase(client, { backup, manifest, migrations, signal, onStep });
    await writeAudit(transactionOn(client), {
      actor: operator,
      action: 'backup.restore',
      target: { kind: 'backup', id: manifest.madeAt },
    });
    signal.throwIfAborted();
    await client.query('COMMIT');
    await replaceFiles(files);
    return manifest;
  });
}

const otherSecret = `The backup was made under another SECRET. Without it, files that are for sale cannot be opened, and links in mails
stop nothing any more. Give it as SECRET or among EARLIER_SECRETS, or restore all the same with --force.`;
const taken = 'There are accounts or files here already. To have the backup in their place: --replace';
