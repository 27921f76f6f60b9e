import { isLoopback } from '#config/address.ts';

/** The site as a WebAuthn relying party. */
export interface RelyingParty {
  /** RP ID, which is the host name that the passkeys are bound to. */
  id: string;
  /** Origin of the pages that may use them. */
  origin: string;
}

const isIpAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * Returns the relying party of a site; undefined where browsers don't support passkeys: at an IP address, and without
 * https except on localhost. A site on a loopback address is also reachable as localhost, where passkeys work.
 */
export function findRelyingParty(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin, port } = new URL(publicUrl);
  if (isLoopback(hostname)) return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` };
  if (protocol !== 'https:' || isIpAddress(hostname)) return undefined;
  return { id: hostname, origin };
}
