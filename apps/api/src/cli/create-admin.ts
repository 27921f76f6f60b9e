import { Email } from '@glossa/contract/auth';
import { findWeaknesses } from '@glossa/contract/passwords';

import { operator } from '#domain/audit/record-audit.ts';
import { makeAdmin, promoteAccount } from '#features/auth/first-accounts/make-admin.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { readPassword } from './read-password.ts';
import { withSite } from './with-site.ts';

const passwordRules =
  'At least 12 characters, including an upper-case letter, a lower-case letter, a digit and a special character, without ' +
  'common patterns such as 123, abc or password.';

/** `glossa create-admin`: creates an admin, or promotes an account. */
export const createAdmin: Command = {
  usage: `Usage: glossa create-admin EMAIL [--promote [--unverified]]

Creates an admin. Prompts for the password, unless it is set in GLOSSA_PASSWORD or piped in as the first line. If there is
already an account with this email, it becomes an active admin with the new password, and its sessions and tokens end.

Password: ${passwordRules}

  --promote     make an existing account an admin, without changing its password; its sessions and tokens end
  --unverified  with --promote: even if nobody has confirmed the email address, which you know to be the owner's`,
  async run(args, { env, screen, input, signal }) {
    const { values, positionals } = readOptions(
      args,
      { promote: { type: 'boolean' }, unverified: { type: 'boolean' } },
      { min: 1 },
    );
    const email = Email.safeParse(positionals[0]);
    if (!email.success) throw new OperatorError(`"${positionals[0]}" is not an email address.`);
    await withSite(env, async ({ db, config }) => {
      if (values.promote) {
        const needsVerified = config.emailVerification.isRequired && !values.unverified;
        const outcome = await promoteAccount(db, { email: email.data, needsVerified }, operator);
        if (outcome === 'unknown')
          throw new OperatorError(`There is no account with the email ${email.data}.`);
        if (outcome === 'not_verified')
          throw new OperatorError(`Nobody has confirmed the email ${email.data}, so someone else may have registered it.
Ask its owner to confirm it, or add --unverified if you know that the account is theirs.`);
        screen.write(`✓ ${email.data} is now an admin. Its sessions and tokens have ended.\n`);
        return;
      }
      const fromEnvironment = env['GLOSSA_PASSWORD'];
      if (!fromEnvironment && input.isTTY) screen.write(`${passwordRules}\n`);
      const password = fromEnvironment || (await readPassword({ input, screen, signal }));
      const weaknesses = findWeaknesses(password);
      if (weaknesses.length > 0) throw new OperatorError(weaknesses.join('\n'));
      const { isNew } = await makeAdmin(db, { email: email.data, password }, operator);
      screen.write(
        isNew
          ? `✓ Created the admin ${email.data}.\n`
          : `✓ ${email.data} is now an admin with this password.\n`,
      );
    });
  },
};
