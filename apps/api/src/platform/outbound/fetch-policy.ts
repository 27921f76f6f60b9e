import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

import { isPublicIp } from './public-ip.ts';

/** An IP address of a host, as returned by the resolver. */
export interface HostAddress {
  address: string;
  family: number;
}

/** Access rules for outgoing requests to URLs that users enter. */
export interface FetchPolicy {
  /** Resolves all IP addresses of a host. */
  resolve(host: string): Promise<HostAddress[]>;
  /** Returns whether the server may connect to an IP address. */
  allowsIp(ip: string): Promise<boolean>;
  allowsPort(port: number): boolean;
}

const resolve = (host: string): Promise<HostAddress[]> => lookup(host, { all: true, verbatim: true });

const ownIps = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

/** Allows only public IP addresses other than this server's, and only the default ports. */
export function publicFetchPolicy(publicUrl: string): FetchPolicy {
  const ownHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return {
    resolve,
    allowsIp: async (ip) => {
      if (!isPublicIp(ip) || ownIps().includes(ip)) return false;
      // Behind a proxy or router, the public IP address of this server is not among its own interfaces.
      const published = await resolve(ownHost).catch(() => []);
      return published.every((own) => own.address !== ip);
    },
    allowsPort: (port) => port === 80 || port === 443,
  };
}
