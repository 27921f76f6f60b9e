import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listen } from '#testing/listen.ts';
import { inlineScripts } from './inline-scripts.ts';
import { pageHeaders } from './security-headers.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-inline-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the content security policy of a page with this HTML. */
async function fetchPolicyHeader(html: string): Promise<string> {
  await writeFile(path.join(folder, 'index.html'), html);
  const headers = { secure: false, usesStripe: false, companion: undefined };
  const app = express().use(pageHeaders({ ...headers, scripts: inlineScripts(folder) }));
  const site = await listen(app.get('/', (_request, response) => void response.send(html)));
  const response = await fetch(site.url);
  await site.close();
  return response.headers.get('content-security-policy') ?? '';
}

test('the policy allows the page’s inline script and no other', async () => {
  // SHA-256 of `console.log(1)`, computed with `openssl dgst -sha256 -binary | base64`.
  const hash = "'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M='";
  const data = '<script type="application/json">{"a":"</b>"}</script>';
  const policy = await fetchPolicyHeader(
    `<head><script>console.log(1)</script>${data}<script src="/a.js"></script></head>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash};`);
});

test('the policy allows no inline script if the page has none or doesn’t exist', async () => {
  expect(await fetchPolicyHeader('<html></html>')).toContain("script-src 'self';");
  expect(inlineScripts(path.join(folder, 'nowhere'))).toEqual([]);
  expect(inlineScripts(undefined)).toEqual([]);
});
