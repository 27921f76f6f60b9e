import { masterKeys } from '@glossa/protection/sealed-files/master-keys';

import { checkStorage, type StorageFault } from '#domain/stored-files/check-storage.ts';
import { orphanAge, createOrphanRemover } from '#domain/stored-files/remove-orphans.ts';
import type { Command } from './command.ts';
import { createProgressLine, formatMegabytes, printTable } from './output.ts';
import { auditFileChanges } from './audit-file-changes.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

const meanings: Record<StorageFault, string> = {
  missing: 'missing',
  size: 'not the size recorded in the database',
  damaged: 'damaged encryption header',
  'unknown key': 'encrypted with an unknown SECRET',
  stray: 'not in the database, and older than a day',
};
/** Maximum number of keys printed per kind of fault. */
const maxListed = 20;

/** `glossa storage-check`: compares the stored files with the database. */
export const storageCheck: Command = {
  usage: `Usage: glossa storage-check [--remove-strays]

Compares the stored files and their sizes with the database, and checks that SECRET and EARLIER_SECRETS can decrypt the
encrypted ones. File contents are not read. Exits with 1 if a file is missing or unusable.

  --remove-strays  delete files that are not in the database and are more than a day old`,
  async run(args, { env, screen, signal }) {
    const { values } = readOptions(args, { 'remove-strays': { type: 'boolean' } });
    const progressLine = createProgressLine(screen);
    return withSite(env, async ({ config, db, files }) => {
      const counts: Record<StorageFault, number> = {
        missing: 0,
        size: 0,
        damaged: 0,
        'unknown key': 0,
        stray: 0,
      };
      const removal = values['remove-strays'] ? createOrphanRemover({ db, files }) : undefined;
      const now = Date.now();
      let checked = 0;
      const check = async () => {
        const sum = await db.transaction((tx) =>
          checkStorage(tx, {
            files,
            keys: masterKeys(config.secret, ...config.earlierSecrets),
            signal,
            onFile: () => progressLine.show(`${(checked += 1)} files`),
            onFault: async (fault, key, file) => {
              if (fault === 'stray' && file && now - file.modifiedAt.getTime() < orphanAge) return;
              counts[fault] += 1;
              progressLine.clear();
              if (counts[fault] <= maxListed) screen.write(`  ${fault}: ${key}\n`);
              if (fault === 'stray') await removal?.add(key);
            },
          }),
        );
        await removal?.end();
        return sum;
      };
      const countRemoved = () => removal?.count() ?? 0;
      const sum = await auditFileChanges(db, { verb: 'remove_strays', getCount: countRemoved }, check);
      progressLine.clear();
      screen.write(`${sum.count.toLocaleString('en')} files, ${formatMegabytes(sum.bytes)}\n`);
      printTable(
        screen,
        Object.entries(meanings).map(([fault, meaning]) => ({
          files: meaning,
          count: counts[fault as StorageFault],
        })),
      );
      if (removal) screen.write(`Stray files deleted: ${countRemoved().toLocaleString('en')}\n`);
      const { stray: _harmless, ...faults } = counts;
      return Object.values(faults).some((count) => count > 0) ? 1 : 0;
    });
  },
};
