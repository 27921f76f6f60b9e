import type { User } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import i18next from 'i18next';

import { confirm } from '@/ui/overlays/confirm.ts';
import { account } from './current-account.ts';
import { countPending } from './change-queue.ts';
import { openStoredAccount } from './stored-account.ts';
import { sendChanges } from './send-changes.ts';

/** Returns the user who may continue offline, if the session check failed for lack of a connection. */
export const restoreOfflineSession = async (error: unknown): Promise<User | undefined> =>
  error instanceof ApiError && error.status === 0 ? openStoredAccount() : undefined;

/** Sends pending changes; if some can't be sent, asks whether to discard them. Resolves to whether to sign out. */
export async function confirmSignOut(): Promise<boolean> {
  const id = account.read();
  if (id === undefined) return true;
  await sendChanges();
  const count = await countPending(id);
  if (count === 0) return true;
  await i18next.loadNamespaces('offline');
  return confirm({
    title: i18next.t('offline:leave.title'),
    message: i18next.t('offline:leave.message', { count }),
    action: i18next.t('offline:leave.action'),
    danger: true,
  });
}

export { deleteOfflineData } from './stored-account.ts';
