import type { RequestHandler } from 'express';

import type { Config } from '#config.ts';
import { isLoopback } from '#config/address.ts';
import { fail } from './fail.ts';

/** A host with an optional port, as a browser sends it. */
const form = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d+)?$/i;

/** The name in a Host header, in lower case, without port and final dot; undefined when it is malformed. */
const nameOf = (host: string | undefined): string | undefined =>
  form
    .exec(host ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');

/**
 * Refuses requests for any host but that of PUBLIC_URL: a page that has its own name point to this machine (DNS rebinding)
 * reaches nothing. A site on loopback, and one on the built-in database, answers to all names of loopback. Ports are left
 * out of it: what forwards one may be anywhere, and they are no way in.
 */
export function hostGate({ publicUrl, embedded }: Pick<Config, 'publicUrl' | 'embedded'>): RequestHandler {
  const own = new URL(publicUrl).hostname;
  const takesLoopback = embedded || isLoopback(own);
  return (request, _response, next) => {
    // Behind a proxy that is trusted, Express takes X-Forwarded-Host.
    const name = nameOf(request.host);
    const isKnown = name !== undefined && (name === own || (takesLoopback && isLoopback(name)));
    if (!isKnown) fail('host_unknown', { detail: 'The host of this request is not that of PUBLIC_URL' });
    next();
  };
}
