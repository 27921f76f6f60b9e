import { expect, test } from 'vitest';

import { allowHosts } from './allowed-hosts.ts';
import { publicFetchPolicy } from './fetch-policy.ts';
import { requestAllowed } from './request-allowed.ts';

const signal = AbortSignal.timeout(10_000);
const resolveTo = (address: string) => ({
  ...publicFetchPolicy('http://127.0.0.1:3000'),
  resolve: async () => [{ address, family: 4 }],
});
const hosts = [
  { host: 'kaikki.org', isTrusted: false },
  { host: 'mirror.example:9', isTrusted: true },
];
const request = (url: string, address = '127.0.0.1') =>
  requestAllowed(allowHosts(hosts, resolveTo(address)), url, { signal });

test.each([
  ['a host that is not listed', 'https://example.com/words.tsv'],
  ['another port of a listed host', 'https://kaikki.org:8443/words.tsv'],
  ['a listed host without encryption', 'http://kaikki.org/words.tsv'],
  ['a listed host at a private address', 'https://kaikki.org/words.tsv'],
])('rejects %s', async (_what, url) => {
  await expect(request(url)).rejects.toMatchObject({ problem: 'host_refused' });
});

test('reaches a host that the operator configured, even at a private address', async () => {
  // Nothing listens on this port, so the connection fails, which shows that the request itself was allowed.
  await expect(request('http://mirror.example:9/words.tsv')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
