import * as z from 'zod';

import { httpAddress, whole, type Given } from './formats.ts';

/** What the environment may say of where the site is, and for whom. */
export const addressVariables = {
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: httpAddress.optional(),
  NODE_ENV: z.string().default('local'),
};
const Variables = z.object(addressVariables);
type Variables = z.output<typeof Variables>;

/** Whether a host is this machine. A name such as 127.evil.example is not. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

const isPlain = (address: string | undefined): address is string => address?.startsWith('http:') ?? false;

/** Whether what people send would be read by others on the way. Browsers take this machine for safe without TLS. */
export function addressMistakes({ PUBLIC_URL: address, NODE_ENV }: Given<typeof addressVariables>): string[] {
  if (NODE_ENV !== 'production' || !isPlain(address) || isLoopback(new URL(address).hostname)) return [];
  return ['PUBLIC_URL: must be an https:// address in production'];
}

/** Whether people come by https. */
export const isSecure = ({ PUBLIC_URL: address, NODE_ENV }: Variables): boolean =>
  address === undefined ? NODE_ENV === 'production' : !isPlain(address);

/** Whether only people at this machine reach the site: it listens on loopback, and is known by no other address. */
export const isOnlyHere = ({ HOST, PUBLIC_URL: address }: Variables): boolean =>
  isLoopback(HOST) && (address === undefined || isLoopback(new URL(address).hostname));

/** What a browser on this machine finds the host by; one that listens everywhere is found on loopback. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

/** Where people reach the site, without a slash at the end. */
export const publicUrlOf = ({ PUBLIC_URL: address, HOST, PORT }: Variables): string =>
  (address ?? `http://${hostInUrl(HOST)}:${PORT}`).replace(/\/$/, '');
