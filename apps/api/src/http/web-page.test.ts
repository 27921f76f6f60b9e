import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listen } from '#testing/listen.ts';
import { createPageDescriber } from './describe-page.ts';
import { webPage } from './web-page.ts';

const signInOptions = {
  password_sign_in: true,
  providers: [{ id: 'school', label: '</script>', creates_accounts: false }],
};
let folder = '';
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-page-'));
  const page = '<html><head></head><body></body></html>';
  const preloads = [
    {
      path: '^/$',
      signedIn: false,
      namespaces: ['common'],
      links: ['<link href="/sign-in.js">'],
      latinLinks: [],
    },
    {
      path: '^/reading/([\\da-f-]{36})$',
      signedIn: true,
      namespaces: [],
      links: ['<link href="/api/texts/{1}/">', '<link href="/api/words/?language={learning}">'],
      latinLinks: ['<link href="/latin.woff2">'],
    },
  ];
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'early.json'), JSON.stringify(preloads));
  const describePage = createPageDescriber({
    publicUrl: 'https://glossa.example',
    describeProduct: async () => undefined,
    log: { warn: () => undefined },
  });
  site = await listen(express().get('/{*path}', webPage(folder, { describePage, signInOptions })));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const id = '11111111-2222-3333-4444-555555555555';

async function fetchHtml(address: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(`${site.url}${address}`, { headers })).text();
}

/** Returns the translations embedded in a page. */
function readTexts(html: string): Record<string, { common?: Record<string, unknown> }> {
  const [, json = '{}'] =
    /<script type="application\/json" id="dictionaries">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as ReturnType<typeof readTexts>;
}

test('preloads the data that the screen will request', async () => {
  const cookie = 'sessionid=one; glossa_language=fr';
  const html = await fetchHtml(`/reading/${id}`, { cookie });
  expect(html).toContain(`<link href="/api/texts/${id}/"><link href="/api/words/?language=fr">`);
  expect(await fetchHtml(`/reading/${id}`, { cookie: 'sessionid=one' })).not.toContain('/api/words/');
  expect(await fetchHtml(`/reading/${id}`)).not.toContain('<link');
  expect(await fetchHtml('/', { cookie })).not.toContain('/sign-in.js');
  expect(await fetchHtml('/elsewhere', { cookie })).not.toMatch(/<link|id="dictionaries"/);
});

test.each([
  ['fr', true],
  ['vi', true],
  ['ja', false],
  ['ru', false],
  ['no language', false],
])('preloads the Latin font for %s: %s', async (learning, expected) => {
  const cookie = `sessionid=one; glossa_language=${encodeURIComponent(learning)}`;
  const html = await fetchHtml(`/reading/${id}`, { cookie });
  expect(html.includes('<link href="/latin.woff2"></head>')).toBe(expected);
});

test('doesn’t let a cookie value inject a tag', async () => {
  const cookie = `sessionid=one; glossa_language=${encodeURIComponent('"><script>')}`;
  expect(await fetchHtml(`/reading/${id}`, { cookie })).not.toContain('<script>');
});

test.each([
  ['what the browser prefers', '/', { 'accept-language': 'de-AT,en;q=0.5' }, 'de'],
  ['what was chosen in it', '/', { 'accept-language': 'de', cookie: 'glossa_interface=ar' }, 'ar'],
  ['what the address asks for', '/?lng=fr', { cookie: 'glossa_interface=ar' }, 'fr'],
  ['English', '/', { 'accept-language': 'xx' }, 'en'],
])('embeds the translations for %s', async (_, address, headers, language) => {
  const texts = readTexts(await fetchHtml(address, headers));
  expect(Object.keys(texts)).toEqual([...new Set([language, 'en'])]);
  expect(texts[language]?.common).toHaveProperty('skip_to_content');
});

test('compresses a page with an encoding that the client accepts, and keeps it out of shared caches', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(site.url, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  }
  const { headers } = await fetch(site.url, { headers: { 'accept-encoding': 'identity' } });
  expect(headers.get('content-encoding')).toBeNull();
});

test('embeds the sign-in options', async () => {
  const [, json = ''] =
    /<script type="application\/json" id="sign-in-options">(.*?)<\/script>/s.exec(
      await fetchHtml('/login'),
    ) ?? [];
  expect(JSON.parse(json)).toEqual(signInOptions);
});
