import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { fail } from '@glossa/contract/failure';

import type { FetchPolicy, HostAddress } from './fetch-policy.ts';

/** Resolves a host; fails unless all its IP addresses may be reached. */
async function resolveAllowedAddresses(policy: FetchPolicy, host: string): Promise<HostAddress[]> {
  const family = isIP(host);
  const found = family
    ? [{ address: host, family }]
    : await policy.resolve(host).catch(() => fail('page_unreachable'));
  if (found.length === 0) fail('page_unreachable');
  const allowed = await Promise.all(found.map(({ address }) => policy.allowsIp(address)));
  if (allowed.includes(false)) fail('page_address_refused');
  return found;
}

function checkUrl(policy: FetchPolicy, url: URL): void {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const known = url.protocol === 'http:' || url.protocol === 'https:';
  if (!known || url.username !== '' || url.password !== '' || !policy.allowsPort(port)) {
    fail('page_address_refused');
  }
}

/**
 * Sends a GET or HEAD request under the rules of the policy, without following redirects. Connects only to an IP
 * address that was checked, even if the name then resolves to a different one (DNS rebinding).
 *
 * @throws {Failure} `page_address_refused` or `page_unreachable`; or the error of the connection
 */
export async function sendRequest(
  policy: FetchPolicy,
  url: URL,
  options: { method?: 'GET' | 'HEAD'; headers: OutgoingHttpHeaders; signal: AbortSignal },
): Promise<IncomingMessage> {
  checkUrl(policy, url);
  const addresses = await resolveAllowedAddresses(policy, url.hostname.replace(/^\[|\]$/g, ''));
  const [first] = addresses as [HostAddress];
  const lookUpChecked: LookupFunction = (_host, { all }, callback) =>
    all ? callback(null, addresses) : callback(null, first.address, first.family);
  const { request: send } = url.protocol === 'https:' ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const more = { lookup: lookUpChecked, agent: false, maxHeaderSize: 32 * 1024 };
    send(url, { ...options, ...more }, resolve)
      .on('error', reject)
      .end();
  });
  const { remoteAddress } = response.socket;
  if (addresses.some(({ address }) => address === remoteAddress)) return response;
  response.destroy();
  return fail('page_address_refused');
}

/** Returns the URL that a response redirects to. Undefined if it isn't a redirect. */
export function redirectTarget({ statusCode, headers }: IncomingMessage, url: URL): URL | undefined {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode ?? 0) || location === undefined) return undefined;
  if (!URL.canParse(location, url.href)) fail('page_unreachable');
  return new URL(location, url);
}
