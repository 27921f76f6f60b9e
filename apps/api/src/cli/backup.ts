import { keepNewest, newestBackupAt } from '#domain/backup/backup-folder.ts';
import { makeBackup } from '#domain/backup/make-backup.ts';
import type { Manifest } from '#domain/backup/manifest.ts';
import { placesOf } from '#domain/backup/places.ts';
import { verifyBackup } from '#domain/backup/verify-backup.ts';
import { UsageError, type Command, type Surroundings } from './command.ts';
import { eachDay } from './each-day.ts';
import { inMegabytes } from './in-megabytes.ts';
import { progressLine } from './progress-line.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa backup` */
export const backup: Command = {
  usage: `Usage: glossa backup FOLDER [--keep N] [--daily HH:MM]
       glossa backup --verify BACKUP

Makes a backup of database and files in a new folder of FOLDER, while the site runs or not. What the one before has
unchanged is hard-linked, and takes no room again. The secret is not in it: keep it elsewhere.

  --keep N         afterwards, remove all backups of FOLDER but the N newest
  --daily HH:MM    stay, and do so each day at that time (of the clock where it runs) until it is stopped; and now, when
                   the newest one is older than a day
  --verify BACKUP  read a backup whole and compare it with what was written`,
  async run(args, surroundings) {
    const { values, positionals } = readOptions(
      args,
      { keep: { type: 'string' }, daily: { type: 'string' }, verify: { type: 'string' } },
      { most: 1 },
    );
    const [folder] = positionals;
    if (values.verify !== undefined) {
      if (folder !== undefined || values.keep !== undefined || values.daily !== undefined)
        throw new UsageError('--verify needs only the backup.');
      return verify(values.verify, surroundings);
    }
    if (folder === undefined) throw new UsageError('Where to is missing.');
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
      throw new UsageError('--keep needs a number of backups.');
    }
    const once = () => make(surroundings.here(folder), keep, surroundings);
    if (values.daily === undefined) return once();
    if (!timePattern.test(values.daily)) throw new UsageError('--daily needs a time such as 03:30.');
    const isDue = await isOverdue(surroundings.here(folder), surroundings.clock.now());
    return eachDay(values.daily, once, surroundings, { atOnce: isDue });
  },
};

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

const day = 24 * 60 * 60 * 1000; // milliseconds

async function isOverdue(folder: string, now: Date): Promise<boolean> {
  const newest = await newestBackupAt(folder);
  return newest === undefined || now.getTime() - newest.getTime() > day;
}

const number = (count: number): string => count.toLocaleString('en');

/** Describes the contents of a backup in words. */
const contentOf = ({ tables, files }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const packed = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return `${number(rows)} rows of ${tables.length} tables (${inMegabytes(packed)}), ${number(files.count)} files (${inMegabytes(files.bytes)})`;
};

async function make(
  folder: string,
  keep: number | undefined,
  { env, screen, signal, clock }: Surroundings,
): Promise<number> {
  const line = progressLine(screen);
  const made = await withSite(env, ({ config, db, files }) =>
    makeBackup({
      db,
      places: placesOf(files, config.dataDir),
      dataDir: config.dataDir,
      secrets: [config.secret, ...config.earlierSecrets],
      folder,
      now: clock.now(),
      signal,
      onStep: line.tell,
    }),
  );
  line.clear();
  screen.write(
    `✓ ${made.path}\n  ${contentOf(made.manifest)}, of which ${inMegabytes(made.copied)} were copied\n`,
  );
  if (made.manifest.missing > 0) {
    screen.write(
      `! ${number(made.manifest.missing)} files are missing in the site itself: glossa storage-check\n`,
    );
  }
  for (const old of keep === undefined ? [] : await keepNewest(folder, keep))
    screen.write(`  removed ${old}\n`);
  return 0;
}

async function verify(given: string, { here, screen, signal }: Surroundings): Promise<number> {
  const line = progressLine(screen);
  let bytes = 0;
  const onFile = (size: number) => line.tell(inMegabytes((bytes += size)));
  const { manifest, faults, faultCount } = await verifyBackup(here(given), { signal, onFile });
  line.clear();
  if (faultCount === 0) {
    screen.write(`✓ ${here(given)} of ${manifest.madeAt} is whole\n  ${contentOf(manifest)}\n`);
    return 0;
  }
  for (const fault of faults) screen.write(`✗ ${fault}\n`);
  screen.write(`${number(faultCount)} of its parts are not as they were written.\n`);
  return 1;
}
