import { startProviderProof } from '@glossa/contract/single-sign-on';

import { call } from '@/lib/api/client.ts';

/**
 * Opens a provider in a separate window, so that input on this page isn't lost. If the browser blocks the window,
 * leaves the app, and the provider later redirects back to this page.
 * @throws {ApiError} if the provider doesn't respond
 */
export async function openProofWindow(provider: string): Promise<void> {
  // Browsers open windows only in response to the click itself.
  const opened = window.open('', 'glossa-proof', 'popup,width=520,height=700');
  const { pathname, search, hash } = location;
  try {
    const body = { next: pathname + search + hash };
    const { url } = await call(startProviderProof, { params: { provider }, body });
    (opened ?? window).location.assign(url);
  } catch (error) {
    opened?.close();
    throw error;
  }
}
