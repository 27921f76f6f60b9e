import { confirmIdentity } from '@glossa/contract/single-sign-on';
import i18next from 'i18next';

import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Links the provider from the earlier sign-in attempt to the account that has just signed in. */
export async function confirmLink(name: string): Promise<void> {
  try {
    await call(confirmIdentity, {});
    await i18next.loadNamespaces('security');
    toast.success(i18next.t('security:providers.linked', { name }));
  } catch (error) {
    toast.error(errorText(error));
  }
}
