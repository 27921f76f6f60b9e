import path from 'node:path';

import { Email } from '@glossa/contract/auth';

import { endAllSessions, findRecipient, removeSecondFactor } from '#domain/accounts/queries.ts';
import { securityEmail } from '#domain/accounts/security-email.ts';
import { operator, recordAudit } from '#domain/audit/record-audit.ts';
import { recordSecurityEvent } from '#domain/security-log/record-event.ts';
import { createMailer } from '#platform/email/mailer.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa reset-second-factor`: removes a lost second factor. */
export const resetSecondFactor: Command = {
  usage: `Usage: glossa reset-second-factor EMAIL

Removes the authenticator app, the passkeys and the recovery codes of an account whose owner has lost them all, and ends
its sessions. Signing in takes only the password then. The owner is notified by email.`,
  async run(args, { env, screen }) {
    const { positionals } = readOptions(args, {}, { min: 1 });
    const email = Email.safeParse(positionals[0]);
    if (!email.success) throw new OperatorError(`"${positionals[0]}" is not an email address.`);
    await withSite(env, async ({ config, db }) => {
      const account = await findRecipient(db, email.data);
      if (!account) throw new OperatorError(`There is no account with the address ${email.data}.`);
      const isReset = await db.transaction(async (tx) => {
        if (!(await removeSecondFactor(tx, account.id))) return false;
        await endAllSessions(tx, account.id);
        const target = { kind: 'learner', id: account.id };
        await recordAudit(tx, { actor: operator, action: 'learner.reset_factor', target });
        const about = { learnerId: account.id };
        await recordSecurityEvent(tx, { kind: 'factor_reset', account: about, actor: 'operator' });
        return true;
      });
      if (!isReset) return void screen.write(`${email.data} has no second factor.\n`);
      screen.write(`✓ ${email.data} signs in with the password alone now.\n`);
      const mailer = createMailer({
        smtpUrl: config.smtpUrl,
        from: config.mailFrom,
        outbox: path.join(config.dataDir, 'outbox'),
      });
      await mailer
        .send(securityEmail(account, config.publicUrl, 'reset'))
        .catch(() => screen.write('The owner could not be notified by email.\n'));
    });
  },
};
