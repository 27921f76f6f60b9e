import { masterKeys } from '@glossa/protection/sealed-files/master-keys';

import { checkStorage, type StorageFault } from '#domain/stored-files/check-storage.ts';
import { strayAge, strayRemoval } from '#domain/stored-files/remove-strays.ts';
import type { Command } from './command.ts';
import { inMegabytes } from './in-megabytes.ts';
import { notingFiles } from './noting-files.ts';
import { progressLine } from './progress-line.ts';
import { readOptions } from './read-options.ts';
import { showTable } from './show-table.ts';
import { withSite } from './with-site.ts';

const meanings: Record<StorageFault, string> = {
  missing: 'named by the database and not there',
  size: 'of another size than the database says',
  damaged: 'sealed and damaged where its key stands',
  'unknown key': 'sealed under a SECRET that is not given',
  stray: 'named by nobody, and older than a day',
};
/** Maximum number of keys printed per kind. */
const mostShown = 20;

/** `glossa storage-check` */
export const storageCheck: Command = {
  usage: `Usage: glossa storage-check [--remove-strays]

Compares the files that are there with those that the database names, in size as well, and whether the present SECRET and
EARLIER_SECRETS open those that are sealed. Contents are not read. Exits with 1 when a file is missing or cannot be used.

  --remove-strays  remove files that nobody names and that are older than a day`,
  async run(args, { env, screen, signal }) {
    const { values } = readOptions(args, { 'remove-strays': { type: 'boolean' } });
    const line = progressLine(screen);
    return withSite(env, async ({ config, db, files }) => {
      const counts: Record<StorageFault, number> = {
        missing: 0,
        size: 0,
        damaged: 0,
        'unknown key': 0,
        stray: 0,
      };
      const removal = values['remove-strays'] ? strayRemoval({ db, files }) : undefined;
      const now = Date.now();
      let looked = 0;
      const look = async () => {
        const sum = await db.transaction((tx) =>
          checkStorage(tx, {
            files,
            keys: masterKeys(config.secret, ...config.earlierSecrets),
            signal,
            onFile: () => line.tell(`${(looked += 1)} files`),
            onFault: async (fault, key, file) => {
              if (fault === 'stray' && file && now - file.modifiedAt.getTime() < strayAge) return;
              counts[fault] += 1;
              line.clear();
              if (counts[fault] <= mostShown) screen.write(`  ${fault}: ${key}\n`);
              if (fault === 'stray') await removal?.add(key);
            },
          }),
        );
        await removal?.end();
        return sum;
      };
      const removed = () => removal?.count() ?? 0;
      const sum = await notingFiles(db, { verb: 'remove_strays', countOf: removed }, look);
      line.clear();
      screen.write(`${sum.count.toLocaleString('en')} files, ${inMegabytes(sum.bytes)}\n`);
      showTable(
        screen,
        Object.entries(meanings).map(([fault, meaning]) => ({
          files: meaning,
          count: counts[fault as StorageFault],
        })),
      );
      if (removal) screen.write(`${removed().toLocaleString('en')} strays were removed.\n`);
      const { stray: _harmless, ...faults } = counts;
      return Object.values(faults).some((count) => count > 0) ? 1 : 0;
    });
  },
};
