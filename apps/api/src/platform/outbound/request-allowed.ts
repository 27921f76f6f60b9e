import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { Failure } from '@glossa/contract/failure';

import type { PolicyForUrl } from './allowed-hosts.ts';
import { DownloadError } from './download-error.ts';
import { redirectTarget, sendRequest } from './send-request.ts';

const maxRedirects = 5;

/** Identifies the server to publishers. */
const userAgent = 'Glossa (dictionary download)';

/**
 * Requests a URL on an allowed host, and follows redirects to allowed hosts.
 *
 * @throws {DownloadError} host_refused, host_unreachable; or the error of the connection
 */
export async function requestAllowed(
  policyForUrl: PolicyForUrl,
  requestedUrl: string,
  options: { method?: 'GET' | 'HEAD'; headers?: OutgoingHttpHeaders; signal: AbortSignal },
): Promise<IncomingMessage> {
  let url = new URL(requestedUrl);
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const policy = policyForUrl(url);
    if (!policy) throw new DownloadError('host_refused', url.host);
    const response = await sendRequest(policy, url, {
      ...options,
      headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'identity', ...options.headers },
    }).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'page_address_refused')
        throw new DownloadError('host_refused', url.host);
      throw error;
    });
    const target = redirectTarget(response, url);
    if (!target) return response;
    response.destroy();
    url = target;
  }
  throw new DownloadError('download_refused', url.host);
}
