import { listOutbox, revealOutboxMessage } from '@glossa/contract/outbox';
import { expect } from '@playwright/test';

import { admin } from './demo-accounts.ts';
import { signIn } from './user.ts';

/**
 * Waits until an email whose subject starts with the given text is sent to an address. Returns the URL of the email's
 * last link.
 */
export async function findEmailLink(url: string, to: string, subject: string): Promise<string> {
  const { call } = await signIn(url, admin);
  let id = '';
  const find = async () => {
    const { results } = await call(listOutbox, {});
    id = results.find((email) => email.to === to && email.subject.startsWith(subject))?.id ?? '';
    return id;
  };
  await expect.poll(find).not.toBe('');
  const { text } = await call(revealOutboxMessage, { params: { id }, body: { password: admin.password } });
  const link = /\S+\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`“${subject}” contains no link`);
  return link;
}
