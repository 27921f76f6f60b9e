import type { CustomFetch } from 'openid-client';

import type { ProviderConfig } from '#config/single-sign-on.ts';
import { describeCause } from '#platform/outbound/describe-response.ts';
import { readBounded } from '#platform/outbound/read-bounded.ts';

/** Maximum size of a provider's response, in bytes. */
const maxBytes = 1024 * 1024;

/** Thrown when a provider is unreachable or failing; a later attempt may succeed. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/**
 * Returns the function that sends all requests to a provider. The operator chooses the provider, which may be at a
 * private IP address, and users don't see its responses, so the rules for URLs that users enter don't apply. Redirects
 * aren't followed.
 */
export const providerFetch =
  ({ allowsHttp }: Pick<ProviderConfig, 'allowsHttp'>): CustomFetch =>
  async (url, options) => {
    if (!allowsHttp && new URL(url).protocol !== 'https:')
      throw new Error('the provider names an endpoint without https');
    // The library's request types are wider than those of fetch.
    const response = await fetch(url, { ...options, redirect: 'manual' } as RequestInit).catch(
      (error: unknown) => {
        throw new ProviderUnreachable(describeCause(error));
      },
    );
    if (response.status === 429 || response.status >= 500)
      throw new ProviderUnreachable(`status ${response.status}`);
    const text = await readBounded(response, maxBytes).catch((error: unknown) => {
      throw new ProviderUnreachable(describeCause(error));
    });
    const { status, headers } = response;
    return new Response(text === '' ? null : text, { status, headers });
  };
