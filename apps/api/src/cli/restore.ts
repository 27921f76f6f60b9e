import { countNeverSignedIn } from '#domain/accounts/queries.ts';
import { recountLearners } from '#domain/recount/recount-learners.ts';
import { checkLedger } from '#domain/shop/ledger/ledger.ts';
import { findOpenDemoAccounts } from '#features/auth/first-accounts/demo-accounts.ts';
import { listStorageFolders } from '#domain/backup/storage-folders.ts';
import { restoreBackup } from '#domain/backup/restore-backup.ts';
import type { Command } from './command.ts';
import { createProgressLine } from './output.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa restore`: restores a backup. */
export const restore: Command = {
  usage: `Usage: glossa restore BACKUP [--replace] [--force]

Restores a backup made by this version of Glossa or an older one to the database and the data folder. The site must be
stopped. The whole backup is checked before anything changes, and the database is restored in one transaction: until it
is complete, the site stays as it was. Sessions, access tokens and links from emails aren't restored, so all
users have to sign in again, programs need new tokens, and people who were invited but never signed in need a new
invitation.

  --replace  restore even if there are accounts or files, and delete them
  --force    restore even if the backup was made with another SECRET`,
  async run(args, { env, screen, signal, resolvePath }) {
    const { values, positionals } = readOptions(
      args,
      { replace: { type: 'boolean' }, force: { type: 'boolean' } },
      { min: 1 },
    );
    const backup = resolvePath(positionals[0] ?? '');
    const progressLine = createProgressLine(screen);
    return withSite(env, async ({ config, db, files }) => {
      const manifest = await restoreBackup({
        db,
        folders: listStorageFolders(files, config.dataDir),
        migrationsDir: config.migrationsDir,
        secrets: [config.secret, ...config.earlierSecrets],
        backup,
        replaces: values.replace ?? false,
        forced: values.force ?? false,
        signal,
        onStep: progressLine.show,
      });
      progressLine.show('counting');
      const { wrong } = await recountLearners(db, { signal, repair: true });
      const { faults } = await checkLedger(db);
      progressLine.clear();
      screen.write(`✓ Restored the site as of ${manifest.madeAt}.\n`);
      const neverSignedIn = await countNeverSignedIn(db);
      if (neverSignedIn > 0)
        screen.write(
          `${neverSignedIn.toLocaleString('en')} active users have never signed in. Links in earlier emails no longer work: invite
them again, or have them request a new link at ${config.publicUrl}/forgot-password.\n`,
        );
      const openDemoAccounts = config.demo ? [] : await findOpenDemoAccounts(db);
      if (openDemoAccounts.length > 0)
        screen.write(
          `! ${openDemoAccounts.length} accounts still have the published demo password, so the site won't start. Close them with:
  glossa close-demo-accounts\n`,
        );
      // The rows are restored exactly as backed up, so any wrong counts or ledger entries were already in the backup.
      if (wrong > 0)
        screen.write(`! ${wrong} counts in the backup differed from a recount and were repaired.\n`);
      const wrongMoney = faults.reduce((sum, { count }) => sum + count, 0);
      if (wrongMoney > 0) screen.write(`! The shop's ledger is inconsistent. Run: glossa ledger\n`);
      if (manifest.missing > 0)
        screen.write(
          `! ${manifest.missing} files were already missing when the backup was made. Run: glossa storage-check\n`,
        );
    });
  },
};
