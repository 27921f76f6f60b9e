import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { previewPage } from '@glossa/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { publicFetchPolicy, type FetchPolicy } from '#platform/outbound/fetch-policy.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { extractArticle } from './article-thread.ts';

/** Handlers of the simulated web server, by path. */
const site: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {};
const server = createServer((request, response) => {
  const serve = site[request.url ?? ''];
  if (serve) serve(request, response);
  else response.writeHead(404).end();
});
let origin = '';
const resolvedHosts: string[] = [];

// Uses the real rules, except for one host that represents the public web. Each name is resolved at most once.
const realPolicy = publicFetchPolicy('http://127.0.0.1:3000');
const dnsRecords: Record<string, string[]> = {
  'news.test': ['127.0.0.1'],
  'inside.test': ['10.1.2.3'],
  'both.test': ['127.0.0.1', '10.1.2.3'],
  'metadata.test': ['169.254.169.254'],
  'six.test': ['::1'],
};
const allowedIps = new Set(['127.0.0.1']);
const fetchPolicy: FetchPolicy = {
  resolve: async (host) => {
    resolvedHosts.push(host);
    const addresses = dnsRecords[host];
    if (!addresses) throw new Error('no such host');
    return addresses.map((address) => ({ address, family: isIP(address) }));
  },
  allowsIp: async (address) => allowedIps.has(address) || realPolicy.allowsIp(address),
  allowsPort: (port) => port === (server.address() as AddressInfo).port || realPolicy.allowsPort(port),
};
const app = startTestApp({}, { fetchPolicy });

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://news.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-GB"><head><title>The otters</title>${head}</head><body>${body}</body></html>`;
const story = Array.from(
  { length: 8 },
  (_, n) =>
    `<p>In the ${n + 1}. year the otters swam up the river, and people came from far away to see them play.</p>`,
).join('');
const article = page(
  `<nav><a href="/">Home</a></nav><article><h1>The otters</h1>${story}<script>alert(1)</script></article><footer>Imprint</footer>`,
  '<meta name="author" content="A. Reporter">',
);
const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8', writeMore: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type, ...writeMore }).end(text);
const redirectTo = (location: string) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(302, { location }).end();
const importPage = async (url: string) => (await signInLearner(app)).call(previewPage, { body: { url } });

test('extracts the article from a page without the surrounding content', async () => {
  site['/otters'] = html(article);
  const found = await importPage(`${origin}/otters`);
  expect(found).toMatchObject({
    title: 'The otters',
    author: 'A. Reporter',
    source: `${origin}/otters`,
    language: 'en',
  });
  expect(found.text).toMatch(/^(?:The otters\n\n)?In the 1\. year the otters swam/);
  expect(found.text.split('\n\n').length).toBeGreaterThanOrEqual(8);
  expect(found.text).not.toMatch(/Home|Imprint|alert|</);
});

test('reads a compressed page', async () => {
  site['/packed'] = html(gzipSync(article), 'text/html', { 'content-encoding': 'gzip' });
  expect((await importPage(`${origin}/packed`)).title).toBe('The otters');
});

test('reads a page in another encoding', async () => {
  const german = page(story.replaceAll('otters', 'Fischotter über Grün')).replace('en-GB', 'de');
  site['/latin'] = html(Buffer.from(german, 'latin1'), 'text/html; charset=iso-8859-1');
  expect((await importPage(`${origin}/latin`)).text).toContain('Fischotter über Grün');
});

test('reads plain text and detects its language', async () => {
  const french = 'Le chat dort sur la table, et la souris danse dans la cuisine.';
  site['/plain'] = html(french, 'text/plain; charset=utf-8');
  expect(await importPage(`${origin}/plain`)).toMatchObject({ language: 'fr', title: '', text: french });
});

test('follows a redirect', async () => {
  site['/otters'] = html(article);
  site['/moved'] = redirectTo('/otters');
  expect((await importPage(`${origin}/moved`)).source).toBe(`${origin}/otters`);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://10.0.0.8/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.test/',
  'http://metadata.test/',
  'http://six.test/',
  'http://both.test/',
  'https://news.test:5432/',
  'http://person:secret@news.test/',
])('rejects %s without connecting', async (url) => {
  allowedIps.clear();
  try {
    await expect(importPage(url)).rejects.toMatchObject({ status: 400, code: 'page_address_refused' });
  } finally {
    allowedIps.add('127.0.0.1');
  }
});

test.each(['file:///etc/passwd', 'ftp://news.test/', 'gopher://news.test/', 'javascript:alert(1)', 'news'])(
  'rejects %s as an invalid URL',
  async (url) => {
    await expect(importPage(url)).rejects.toMatchObject({ fields: { url: ['Must be a valid URL'] } });
  },
);

test.each([
  'http://inside.test/',
  '//inside.test/',
  'http://169.254.169.254/',
  'http://2852039166/',
  'http://0x7f000002/',
  'http://10.0.0.1/',
  'http://[::1]/',
  'https://[fd00:ec2::254]/',
  'file:///etc/passwd',
])('rejects a redirect to %s', async (location) => {
  site['/away'] = redirectTo(location);
  await expect(importPage(`${origin}/away`)).rejects.toMatchObject({ code: 'page_address_refused' });
});

test('resolves the host name once per connection to prevent DNS rebinding', async () => {
  site['/otters'] = html(article);
  resolvedHosts.length = 0;
  await importPage(`${origin}/otters`);
  expect(resolvedHosts).toEqual(['news.test']);
});

test('stops following a redirect loop', async () => {
  site['/round'] = redirectTo('/round');
  await expect(importPage(`${origin}/round`)).rejects.toMatchObject({ code: 'page_unreachable' });
});

test('aborts a page that is too large, even if only after decompression', async () => {
  let sent = 0;
  site['/endless'] = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const writeMore = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
    };
    response.on('drain', writeMore);
    writeMore();
  };
  await expect(importPage(`${origin}/endless`)).rejects.toMatchObject({
    status: 413,
    code: 'page_too_large',
  });
  expect(sent).toBeLessThan(40 * 1024 * 1024);
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
  site['/bomb'] = html(bomb, 'text/html', { 'content-encoding': 'gzip' });
  await expect(importPage(`${origin}/bomb`)).rejects.toMatchObject({ code: 'page_too_large' });
});

test('returns a specific error for non-text, empty and unreachable pages', async () => {
  site['/picture'] = html('PNG', 'image/png');
  await expect(importPage(`${origin}/picture`)).rejects.toMatchObject({ status: 415, code: 'page_not_text' });
  site['/empty'] = html(page(''));
  await expect(importPage(`${origin}/empty`)).rejects.toMatchObject({ code: 'page_without_text' });
  await expect(importPage(`${origin}/nothing-here`)).rejects.toMatchObject({ code: 'page_unreachable' });
  await expect(importPage('http://nowhere.test/')).rejects.toMatchObject({ code: 'page_unreachable' });
  site['/broken'] = html('not gzip at all', 'text/html', { 'content-encoding': 'gzip' });
  await expect(importPage(`${origin}/broken`)).rejects.toMatchObject({ code: 'page_unreachable' });
});

test('rejects a page with too many elements before building the DOM', async () => {
  site['/deep'] = html(page('<div>'.repeat(200_000)));
  await expect(importPage(`${origin}/deep`)).rejects.toMatchObject({ status: 413, code: 'page_too_large' });
});

test('aborts a page that takes too long to parse', async () => {
  expect(await extractArticle(article)).toMatchObject({ title: 'The otters' });
  // The time limit passes before the thread has even started. If the page were parsed in the server process, the
  // parsing couldn't be aborted.
  await expect(extractArticle(article, 1)).rejects.toMatchObject({ code: 'page_too_large' });
});
