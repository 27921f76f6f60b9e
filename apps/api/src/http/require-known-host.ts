import { fail } from '@glossa/contract/failure';
import type { RequestHandler } from 'express';

import type { Config } from '#config.ts';
import { isLoopback } from '#config/address.ts';

/** A host with an optional port, as a browser sends it. */
const hostPattern = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d+)?$/i;

/** Returns the host name of a Host header in lower case, without port and trailing dot; undefined if malformed. */
const normalizeHost = (host: string | undefined): string | undefined =>
  hostPattern
    .exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');

/**
 * Rejects requests for hosts other than that of PUBLIC_URL, as a defense against DNS rebinding. A site on loopback or
 * on the embedded database accepts every loopback name. Ports are ignored, because port forwarding may change them and
 * they enable no attack.
 */
export function requireKnownHost({
  publicUrl,
  embedded,
}: Pick<Config, 'publicUrl' | 'embedded'>): RequestHandler {
  const publicHost = new URL(publicUrl).hostname;
  const allowsLoopback = embedded || isLoopback(publicHost);
  return (request, _response, next) => {
    // Express uses X-Forwarded-Host from a trusted proxy.
    const name = normalizeHost(request.host);
    const isKnown = name !== undefined && (name === publicHost || (allowsLoopback && isLoopback(name)));
    if (!isKnown) fail('host_unknown', { detail: 'The host of this request differs from PUBLIC_URL' });
    next();
  };
}
