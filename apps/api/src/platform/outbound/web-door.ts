import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';

import { isPublicAddress } from './public-address.ts';

/** An address of a host, as the resolver answers it. */
export interface HostAddress {
  address: string;
  family: number;
}

/** The rules by which the server goes out to addresses that people give. */
export interface WebDoor {
  /** All addresses of a host. */
  resolve(host: string): Promise<HostAddress[]>;
  /** Whether the server may connect to an address. */
  mayReach(address: string): Promise<boolean>;
  mayUsePort(port: number): boolean;
}

const resolve = (host: string): Promise<HostAddress[]> => lookup(host, { all: true, verbatim: true });

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

/** Only the public network, never this server itself; only the usual ports. */
export function publicWeb(publicUrl: string): WebDoor {
  const ownHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return {
    resolve,
    mayReach: async (address) => {
      if (!isPublicAddress(address) || ownAddresses().includes(address)) return false;
      // Behind a proxy or a router this server has addresses that it does not know as its own.
      const published = await resolve(ownHost).catch(() => []);
      return published.every((own) => own.address !== address);
    },
    mayUsePort: (port) => port === 80 || port === 443,
  };
}
