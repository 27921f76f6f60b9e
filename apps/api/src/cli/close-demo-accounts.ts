import { operator } from '#domain/audit/record-audit.ts';
import { closeDemoAccounts as closeAccounts } from '#features/auth/first-accounts/demo-accounts.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa close-demo-accounts` */
export const closeDemoAccounts: Command = {
  usage: `Usage: glossa close-demo-accounts

Closes the accounts that demo mode made and that still accept its published password: nobody can sign in with them any
more, and they have no rights. What they made stays. A site that is no demo does not start before. Works while the site is
stopped.`,
  async run(args, { env, screen }) {
    readOptions(args, {});
    await withSite(env, async ({ db }) => {
      const closed = await closeAccounts(db, operator);
      for (const email of closed) screen.write(`  ✓ ${email}\n`);
      screen.write(
        closed.length === 0
          ? 'No account accepts the demo password.\n'
          : `Nobody can sign in with them any more. If you have no other admin, set ADMIN_EMAIL and ADMIN_PASSWORD, or run:
  glossa create-admin EMAIL\n`,
      );
    });
  },
};
