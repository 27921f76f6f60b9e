import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { buildLocaleFiles } from './build-locale-files.ts';
import { interfaceLanguageCodes } from './interface-language-for.ts';
import type { Dictionary } from './pseudo.ts';

const folder = mkdtempSync(join(tmpdir(), 'glossa-locales-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, language, 'common.json'), 'utf8')) as Dictionary;

test('builds complete locale files for every language, with English for Latin and a marked pseudo-language', async () => {
  await buildLocaleFiles(fileURLToPath(new URL('.', import.meta.url)), folder);
  expect(readdirSync(folder).sort()).toEqual([...interfaceLanguageCodes, 'en-xa', 'zh-cn'].sort());
  expect(read('la')).toEqual(read('en'));
  expect(read('zh-cn')).toEqual(read('zh'));
  expect(read('en-xa')['save']).toMatch(/^⟦.+⟧$/);
  const compressed = readFileSync(join(folder, 'de', 'common.json.gz'));
  expect(JSON.parse(gunzipSync(compressed).toString())).toEqual(read('de'));
});
