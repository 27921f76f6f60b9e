import type { StoredEmail } from '#platform/email/outbox.ts';
import type { TestApp } from './test-app.ts';

/** Returns the emails sent to an address so far, newest first. */
export async function mailsTo({ deps }: TestApp, address: string): Promise<StoredEmail[]> {
  await deps.background.settled();
  const mails = (await deps.mailer.outbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === address);
}

/** Returns the token of the newest reset link sent to an address. */
export async function resetTokenOf(app: TestApp, address: string): Promise<string> {
  const [mail] = await mailsTo(app, address);
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no reset link was sent to ${address}`);
  return token;
}
