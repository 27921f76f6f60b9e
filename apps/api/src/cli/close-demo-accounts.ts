import { operator } from '#domain/audit/record-audit.ts';
import { closeDemoAccounts as closeAccounts } from '#features/auth/first-accounts/demo-accounts.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa close-demo-accounts`: closes accounts that have the published demo password. */
export const closeDemoAccounts: Command = {
  usage: `Usage: glossa close-demo-accounts

Closes the accounts that demo mode created and that still have its published password: they lose their roles, and no
one can sign in to them. Their content is kept. Unless it is a demo, a site doesn't start while there are such accounts.
Works while the site is stopped.`,
  async run(args, { env, screen }) {
    readOptions(args, {});
    await withSite(env, async ({ db }) => {
      const closed = await closeAccounts(db, operator);
      for (const email of closed) screen.write(`  ✓ ${email}\n`);
      screen.write(
        closed.length === 0
          ? 'No accounts have the demo password.\n'
          : `No one can sign in to these accounts now. If you have no other admin, set ADMIN_EMAIL and ADMIN_PASSWORD, or run:
  glossa create-admin EMAIL\n`,
      );
    });
  },
};
