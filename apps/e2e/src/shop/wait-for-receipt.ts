import { listOutbox } from '@glossa/contract/outbox';
import { expect } from '@playwright/test';

import { admin } from '../users/demo-accounts.ts';
import { signIn } from '../users/user.ts';

/** Waits for the newest receipt sent to an email address and returns its text. */
export async function waitForReceipt(url: string, email: string): Promise<string> {
  const { call } = await signIn(url, admin);
  const find = async () => {
    const { results } = await call(listOutbox, {});
    return results.find(({ to, subject }) => to === email && subject.startsWith('Your receipt'))?.text ?? '';
  };
  let text = '';
  // Receipts are sent every 30 seconds.
  await expect.poll(async () => (text = await find()), { timeout: 90_000 }).not.toBe('');
  return text;
}
