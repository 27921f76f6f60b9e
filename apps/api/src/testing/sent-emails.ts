import type { StoredEmail } from '#platform/email/outbox.ts';
import type { TestApp } from './test-app.ts';

/** Returns the emails sent to an address so far, newest first. */
export async function listEmailsTo({ deps }: TestApp, address: string): Promise<StoredEmail[]> {
  await deps.background.settled();
  const emails = (await deps.mailer.outbox?.list()) ?? [];
  return emails.filter((email) => email.to === address);
}

/** Returns the token from the newest reset link sent to an address. */
export async function findResetToken(app: TestApp, address: string): Promise<string> {
  const [email] = await listEmailsTo(app, address);
  const token = /reset-password\?token=([\w-]+)/.exec(email?.text ?? '')?.[1];
  if (!token) throw new Error(`no reset link was sent to ${address}`);
  return token;
}

/**
 * Returns the token from the newest link sent to this address, for confirming either the address or an email change.
 */
export async function findEmailLinkToken(app: TestApp, address: string): Promise<string> {
  const [email] = await listEmailsTo(app, address);
  const token = /verify-email\?token=([\w-]+)/.exec(email?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was sent to ${address}`);
  return token;
}
