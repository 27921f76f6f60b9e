import { getEmailAddress, sendEmailLinks, type EmailAddress } from '@glossa/contract/email-address';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const addressQuery = endpointQuery(getEmailAddress, {});

/** Returns the user's email address and its pending change. */
export const useEmailAddress = () => useQuery(addressQuery);

/**
 * Returns a function that caches the email address and its pending change, and reloads the user if the address in the
 * session or its confirmation status is outdated.
 */
export function useStoreEmailAddress(): (address: EmailAddress) => void {
  const client = useQueryClient();
  const { state, check } = useSession();
  return (address) => {
    client.setQueryData(addressQuery.queryKey, address);
    if (state.status !== 'authenticated') return;
    const { email, email_verified: isVerified } = state.user;
    if (email !== address.email || isVerified !== address.is_verified) void check();
  };
}

/** Returns a mutation that emails the links that are still required. */
export function useSendEmailLinks() {
  const { t } = useTranslation('email');
  const store = useStoreEmailAddress();
  return useEndpointMutation(sendEmailLinks, {
    onSuccess: (address) => {
      store(address);
      // Otherwise, the address was confirmed in the meantime, in another window.
      if (!address.is_verified || address.change) toast.success(t('sent'));
    },
  });
}
