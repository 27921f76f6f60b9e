import type { FetchPolicy } from './fetch-policy.ts';

/** A host that the server may download from. */
export interface AllowedHost {
  /** Host name, with the port if it isn't the default port. */
  host: string;
  /** Whether it may be reached without encryption, and at a private IP address. Only an operator can allow that. */
  isTrusted: boolean;
}

/** Returns the rules for a URL, or undefined if the server must not request it. */
export type PolicyForUrl = (url: URL) => FetchPolicy | undefined;

/** Restricts downloads to a list of hosts. Those that aren't trusted must also comply with the `publicOnly` policy. */
export function allowHosts(hosts: readonly AllowedHost[], publicOnly: FetchPolicy): PolicyForUrl {
  const byHost = new Map(hosts.map((host) => [host.host, host]));
  const trustedPolicy: FetchPolicy = {
    resolve: (host) => publicOnly.resolve(host),
    allowsIp: async () => true,
    allowsPort: () => true,
  };
  return (url) => {
    const host = byHost.get(url.host);
    if (!host) return undefined;
    if (host.isTrusted) return trustedPolicy;
    return url.protocol === 'https:' ? publicOnly : undefined;
  };
}
