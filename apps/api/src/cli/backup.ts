import { deleteOldBackups, findNewestBackupTime } from '#domain/backup/backup-folder.ts';
import { makeBackup } from '#domain/backup/make-backup.ts';
import type { Manifest } from '#domain/backup/manifest.ts';
import { listStorageFolders } from '#domain/backup/storage-folders.ts';
import { verifyBackup } from '#domain/backup/verify-backup.ts';
import { UsageError, type Command, type CommandContext } from './command.ts';
import { runDaily } from './run-daily.ts';
import { createProgressLine, formatMegabytes } from './output.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa backup`: backs up the database and files, or verifies a backup. */
export const backup: Command = {
  usage: `Usage: glossa backup FOLDER [--keep N] [--daily HH:MM]
       glossa backup --verify BACKUP

Backs up the database and all files to a new folder in FOLDER, whether or not the site is running. Files that haven't
changed since the last backup are hard-linked, so they take up no extra space. The backup doesn't contain the secret:
keep it somewhere else.

  --keep N         then delete all backups in FOLDER except the N newest
  --daily HH:MM    keep running, and make a backup every day at this local time, and immediately if the newest backup
                   is more than a day old
  --verify BACKUP  read a whole backup and check that it is unchanged`,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { keep: { type: 'string' }, daily: { type: 'string' }, verify: { type: 'string' } },
      { max: 1 },
    );
    const [folder] = positionals;
    if (values.verify !== undefined) {
      if (folder !== undefined || values.keep !== undefined || values.daily !== undefined)
        throw new UsageError('--verify takes only the backup.');
      return verify(values.verify, context);
    }
    if (folder === undefined) throw new UsageError('Missing argument: FOLDER.');
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
      throw new UsageError('--keep requires a number of backups.');
    }
    const runBackup = () => createBackup(context.resolvePath(folder), keep, context);
    if (values.daily === undefined) return runBackup();
    if (!timePattern.test(values.daily)) throw new UsageError('--daily requires a time such as 03:30.');
    const isDue = await isOverdue(context.resolvePath(folder), context.clock.now());
    return runDaily(values.daily, runBackup, context, { runImmediately: isDue });
  },
};

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

const day = 24 * 60 * 60 * 1000; // In milliseconds.

async function isOverdue(folder: string, now: Date): Promise<boolean> {
  const newest = await findNewestBackupTime(folder);
  return newest === undefined || now.getTime() - newest.getTime() > day;
}

const formatCount = (count: number): string => count.toLocaleString('en');

/** Summarizes the rows, tables and files in a backup, with their sizes. */
const describeContents = ({ tables, files }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const compressedBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return `${formatCount(rows)} rows in ${tables.length} tables (${formatMegabytes(compressedBytes)}), ${formatCount(files.count)} files (${formatMegabytes(files.bytes)})`;
};

async function createBackup(
  folder: string,
  keep: number | undefined,
  { env, screen, signal, clock }: CommandContext,
): Promise<number> {
  const progressLine = createProgressLine(screen);
  const result = await withSite(env, ({ config, db, files }) =>
    makeBackup({
      db,
      folders: listStorageFolders(files, config.dataDir),
      dataDir: config.dataDir,
      secrets: [config.secret, ...config.earlierSecrets],
      folder,
      now: clock.now(),
      signal,
      onStep: progressLine.show,
    }),
  );
  progressLine.clear();
  screen.write(
    `✓ ${result.path}\n  ${describeContents(result.manifest)}, ${formatMegabytes(result.copied)} of them copied\n`,
  );
  if (result.manifest.missing > 0) {
    screen.write(
      `! ${formatCount(result.manifest.missing)} files are missing from the site itself. Run: glossa storage-check\n`,
    );
  }
  for (const old of keep === undefined ? [] : await deleteOldBackups(folder, keep))
    screen.write(`  removed ${old}\n`);
  return 0;
}

async function verify(backupPath: string, { resolvePath, screen, signal }: CommandContext): Promise<number> {
  const progressLine = createProgressLine(screen);
  let bytes = 0;
  const onFile = (size: number) => progressLine.show(formatMegabytes((bytes += size)));
  const { manifest, faults, faultCount } = await verifyBackup(resolvePath(backupPath), { signal, onFile });
  progressLine.clear();
  if (faultCount === 0) {
    screen.write(
      `✓ ${resolvePath(backupPath)} from ${manifest.madeAt} is intact\n  ${describeContents(manifest)}\n`,
    );
    return 0;
  }
  for (const fault of faults) screen.write(`✗ ${fault}\n`);
  screen.write(`${formatCount(faultCount)} files in the backup are missing or have changed.\n`);
  return 1;
}
