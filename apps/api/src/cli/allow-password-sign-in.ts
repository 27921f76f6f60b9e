import { Email } from '@glossa/contract/auth';

import { allowPassword, findAdmin } from '#domain/accounts/queries.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** How long the password is accepted, in minutes. */
const minutes = 60;

/** `glossa allow-password-sign-in`: lets an admin sign in with the password although passwords are turned off. */
export const allowPasswordSignIn: Command = {
  usage: `Usage: glossa allow-password-sign-in EMAIL

Lets an admin sign in with the password for one hour although PASSWORD_SIGN_IN is off, for example because the sign-in
provider doesn't respond. An admin without a password gets one with "glossa create-admin EMAIL".`,
  async run(args, { env, screen }) {
    const { positionals } = readOptions(args, {}, { min: 1 });
    const email = Email.safeParse(positionals[0]);
    if (!email.success) throw new OperatorError(`"${positionals[0]}" is not an email address.`);
    await withSite(env, async ({ config, db }) => {
      if (config.passwordSignIn)
        throw new OperatorError('PASSWORD_SIGN_IN is on, so everyone can sign in with a password.');
      const admin = await findAdmin(db, email.data);
      if (!admin) throw new OperatorError(`There is no active admin with the address ${email.data}.`);
      if (!admin.hasPassword)
        throw new OperatorError(
          `${email.data} has no password. Set one with: glossa create-admin ${email.data}`,
        );
      const until = new Date(Date.now() + minutes * 60_000);
      await db.transaction(async (tx) => {
        await allowPassword(tx, admin.id, until);
        const about = { learnerId: admin.id };
        await recordSecurityEvent(tx, { kind: 'password_allow', account: about, actor: 'operator' });
      });
      screen.write(
        `✓ ${email.data} can sign in with the password for one hour, at ${config.publicUrl}/login?password=1\n`,
      );
    });
  },
};
