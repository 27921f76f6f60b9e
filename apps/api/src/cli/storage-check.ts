import { masterKeys } from '@glossa/protection/sealed-files/master-keys';

import { checkStorage, type StorageFault } from '#domain/stored-files/check-storage.ts';
import { orphanAge, createOrphanRemover } from '#domain/stored-files/remove-orphans.ts';
import type { Command } from './command.ts';
import { createProgressLine, formatMegabytes, printTable } from './output.ts';
import { auditFileChanges } from './audit-file-changes.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

const meanings: Record<StorageFault, string> = {
  missing: 'named by the database and not there',
  size: 'of another size than the database says',
  damaged: 'sealed and damaged where its key stands',
  'unknown key': 'sealed under a SECRET that is not given',
  stray: 'named by nobody, and older than a day',
};
/** Maximum number of keys printed per kind of fault. */
const maxListed = 20;

/** `glossa storage-check` */
export const storageCheck: Command = {
  usage: `Usage: glossa storage-check [--remove-strays]

Compares the files that are there with those that the database names, in size as well, and whether the present SECRET and
EARLIER_SECRETS open those that are sealed. Contents are not read. Exits with 1 when a file is missing or cannot be used.

  --remove-strays  remove files that nobody names and that are older than a day`,
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
      const sum = await auditFileChanges(db, { verb: 'remove_strays', countOf: countRemoved }, check);
      progressLine.clear();
      screen.write(`${sum.count.toLocaleString('en')} files, ${formatMegabytes(sum.bytes)}\n`);
      printTable(
        screen,
        Object.entries(meanings).map(([fault, meaning]) => ({
          files: meaning,
          count: counts[fault as StorageFault],
        })),
      );
      if (removal) screen.write(`${countRemoved().toLocaleString('en')} strays were removed.\n`);
      const { stray: _harmless, ...faults } = counts;
      return Object.values(faults).some((count) => count > 0) ? 1 : 0;
    });
  },
};
