import { getSignInOptions } from '@glossa/contract/single-sign-on';
import type { SignInOptions } from '@glossa/contract/single-sign-on';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

const passwordsOnly: SignInOptions = { password_sign_in: true, providers: [] };

/** Returns the options that the server embeds in the page; the service worker's copy of the page has none. */
function readEmbedded(): SignInOptions | undefined {
  const text = document.getElementById('sign-in-options')?.textContent;
  return text ? (JSON.parse(text) as SignInOptions) : undefined;
}

/** Returns the available sign-in methods; only passwords until they have loaded. */
export function useSignInOptions(): SignInOptions {
  const { data } = useQuery({
    ...endpointQuery(getSignInOptions, {}),
    initialData: readEmbedded,
    staleTime: Infinity,
  });
  return data ?? passwordsOnly;
}
