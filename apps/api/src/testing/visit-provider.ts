import { finishProviderVisit, startProviderSignIn } from '@glossa/contract/single-sign-on';
import type { CallInput, CallResult } from '@glossa/contract/endpoint';

import type { Browser } from './browser.ts';

/** A browser's cookies at a provider. */
export type ProviderCookies = Map<string, string>;

/**
 * Opens a provider's URL the way a browser does, and signs in there as `name` if the provider requires it. Returns the
 * query that the provider adds to the URL of our page.
 */
export async function visitProvider(
  url: string,
  name: string,
  cookies: ProviderCookies = new Map(),
): Promise<string> {
  let next = url;
  for (let hops = 0; hops < 10; hops += 1) {
    const isLogin = /\/interaction\/[\w-]+$/.test(next);
    const response = await fetch(next, {
      method: isLogin ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: isLogin ? new URLSearchParams({ login: name }) : null,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(key);
      else cookies.set(key, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    const target = new URL(location, next);
    if (target.pathname.startsWith('/single-sign-on/')) return target.search;
    next = target.href;
  }
  throw new Error('the provider redirects too often');
}

/** Returns a function that signs in with a provider the way a browser does. */
export const signInWith =
  (provider: string) =>
  async (
    browser: Browser,
    name: string,
    body: CallInput<typeof startProviderSignIn>['body'] = {},
    cookies?: ProviderCookies,
  ): Promise<CallResult<typeof finishProviderVisit>> => {
    const { url } = await browser.call(startProviderSignIn, { params: { provider }, body });
    const query = await visitProvider(url, name, cookies);
    const result = await browser.call(finishProviderVisit, { params: { provider }, body: { query } });
    if (result.outcome === 'signed_in') browser.useSigningKey(result.session.signingKey);
    return result;
  };
