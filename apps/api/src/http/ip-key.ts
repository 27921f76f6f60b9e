import { isIPv6 } from 'node:net';

/**
 * Returns the key under which an IP address is rate-limited: for IPv6 its /64 network, because a client usually owns a
 * whole network.
 */
export function ipKey(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] as string).split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const allGroups = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...rest];
  return `${allGroups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
