import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/** Environment variables for the URL at which the site is served, and the kind of environment. */
export const addressVariables = {
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: integer(0, 65_535).default(3000),
  BIND: z.string().min(1).optional(),
  PUBLIC_URL: httpAddress.optional(),
  NODE_ENV: z.string().default('local'),
};
const Variables = z.object(addressVariables);
type Variables = z.output<typeof Variables>;

/** Returns whether a host is this machine. A name such as 127.evil.example is not. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

const isHttp = (address: string | undefined): address is string => address?.startsWith('http:') ?? false;

/**
 * Rejects plain HTTP in production, except on loopback, which browsers trust without TLS. `BIND` is the network address
 * on which compose publishes the site.
 */
export function validateAddress({
  BIND: bind,
  PUBLIC_URL: url,
  NODE_ENV,
}: ParsedVariables<typeof addressVariables>): string[] {
  if (NODE_ENV !== 'production' || !isHttp(url)) return [];
  if (!isLoopback(new URL(url).hostname)) return ['PUBLIC_URL: must be an https:// URL in production'];
  if (bind && !isLoopback(bind)) return [`PUBLIC_URL: must be an https:// URL if BIND is ${bind}`];
  return [];
}

/** Returns whether users connect over HTTPS. */
export const isSecure = ({ PUBLIC_URL: address, NODE_ENV }: Variables): boolean =>
  address === undefined ? NODE_ENV === 'production' : !isHttp(address);

/**
 * Returns whether the site can be reached only from this machine, that is, whether it listens on loopback and has no
 * other public URL.
 */
export const isLocalOnly = ({ HOST, PUBLIC_URL: address }: Variables): boolean =>
  isLoopback(HOST) && (address === undefined || isLoopback(new URL(address).hostname));

/** Returns the host to use in a URL on this machine: loopback if the server listens on all interfaces. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

/** Returns the public base URL of the site, without a trailing slash. */
export const resolvePublicUrl = ({ PUBLIC_URL: address, HOST, PORT }: Variables): string =>
  (address ?? `http://${hostInUrl(HOST)}:${PORT}`).replace(/\/$/, '');
