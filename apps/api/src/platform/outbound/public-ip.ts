import { BlockList, isIPv4, isIPv6 } from 'node:net';

// https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry
const notPublic4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Azure's internal platform service, whose IP address looks public.
  ['168.63.129.16', 32],
];
// Exceptions within 2000::/3, the only public range: addresses that embed other addresses, and those for documentation.
const notPublic6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const toBlockList = (entries: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList => {
  const blocks = new BlockList();
  for (const [network, bits] of entries) blocks.addSubnet(network, bits, family);
  return blocks;
};
const blockedIpv4 = toBlockList(notPublic4, 'ipv4');
const blockedIpv6 = toBlockList(notPublic6, 'ipv6');
const unicast6 = toBlockList([['2000::', 3]], 'ipv6');

/**
 * Returns whether an IP address is public. Loopback, private, link-local, shared, multicast and reserved ranges are
 * not, nor are IPv6 addresses that embed any IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicIp(ip: string): boolean {
  if (isIPv4(ip)) return !blockedIpv4.check(ip, 'ipv4');
  if (!isIPv6(ip) || ip.includes('%')) return false;
  return unicast6.check(ip, 'ipv6') && !blockedIpv6.check(ip, 'ipv6');
}
