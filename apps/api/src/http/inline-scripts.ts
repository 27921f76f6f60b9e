import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the CSP hashes of the scripts inlined in the web app's page; a browser runs an inline script only if its hash
 * matches. Source: https://www.w3.org/TR/CSP3/#external-hash
 */
export function inlineScripts(webDir: string | undefined): string[] {
  const page = webDir === undefined ? '' : path.join(webDir, 'index.html');
  if (!existsSync(page)) return [];
  const found = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return [...found].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
