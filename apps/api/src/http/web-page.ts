import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { languageCookie } from '@glossa/contract/language-cookies';
import type { SignInOptions } from '@glossa/contract/single-sign-on';
import type { Request, RequestHandler, Response } from 'express';

import { localesFolder } from '#paths.ts';
import { cookieOf } from './csrf.ts';
import type { PageDescription } from './describe-page.ts';
import { browserLanguage } from './interface-language.ts';
import { insertHead } from './page-head.ts';
import { hasSessionCookie } from './sessions.ts';

/** Preload hints that the web app's build generates for a path; see its early.ts. */
interface PreloadHints {
  path: string;
  signedIn: boolean;
  namespaces: string[];
  links: string[];
  latinLinks: string[];
}

export type DescribePage = (
  request: Request,
  language: string,
  hasSession: boolean,
) => Promise<PageDescription>;

/**
 * Serves the app's page with metadata for search engines, and status 404 where the app has no page. Preloads what the
 * screen will request, in parallel with the app, and embeds its translations and the sign-in options.
 */
export function webPage(
  webDir: string,
  { describePage, signInOptions }: { describePage: DescribePage; signInOptions: SignInOptions },
): RequestHandler {
  const options = dataElement('sign-in-options', JSON.stringify(signInOptions));
  return async (request, response) => {
    const [page, known] = await Promise.all([
      readFile(path.join(webDir, 'index.html'), 'utf8'),
      // A build without this file still works, but its pages load more slowly.
      readFile(path.join(webDir, 'early.json'), 'utf8').catch(() => '[]'),
    ]);
    const { links, namespaces } = findPreloadHints(request, JSON.parse(known) as PreloadHints[]);
    // Same order as detectLanguage in the app.
    const language = browserLanguage(request, [request.query['lng']]);
    const hasSession = hasSessionCookie(request);
    const [texts, { status, head }] = await Promise.all([
      readNamespaces(language, namespaces),
      describePage(request, language, hasSession),
    ]);
    const html = insertHead(page, head)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('</body>', () => `${texts}${options}</body>`);
    // Keep the page out of shared caches, because its content depends on cookies.
    response
      .status(status)
      .set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' })
      .type('html');
    await sendCompressed(request, response, html);
  };
}

function findPreloadHints(
  request: Request,
  all: readonly PreloadHints[],
): Pick<PreloadHints, 'links' | 'namespaces'> {
  const signedIn = hasSessionCookie(request);
  for (const { path: expression, signedIn: forSignedIn, namespaces, links, latinLinks } of all) {
    const found = forSignedIn === signedIn ? new RegExp(expression).exec(request.path) : null;
    if (!found) continue;
    const learning = cookieOf(request, languageCookie);
    const values = { learning, 1: found[1] };
    const allLinks = usesLatinScript(learning) ? [...links, ...latinLinks] : links;
    return { namespaces, links: allLinks.flatMap((link) => fillPlaceholders(link, values) ?? []) };
  }
  return { namespaces: [], links: [] };
}

/** Returns whether a language is written in Latin script; false if unknown. */
function usesLatinScript(language: string | undefined): boolean {
  try {
    return language !== undefined && new Intl.Locale(language).maximize().script === 'Latn';
  } catch {
    // A cookie can contain anything, such as an invalid language code.
    return false;
  }
}

/** Fills in a tag's placeholders; returns undefined if a value is missing or not a plain word. */
function fillPlaceholders(tag: string, values: Record<string, string | undefined>): string | undefined {
  let complete = true;
  const text = tag.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = values[name] ?? '';
    complete &&= /^[\w-]+$/.test(word);
    return word;
  });
  return complete ? text : undefined;
}

/** Returns the translations in a language and in English, the fallback, as a data element for the app. */
async function readNamespaces(language: string, names: readonly string[]): Promise<string> {
  if (names.length === 0) return '';
  const languages = [...new Set([language, 'en'])].map(async (code) => {
    const texts = names.map(async (name) => {
      const text = await readFile(path.join(localesFolder, code, `${name}.json`), 'utf8');
      return `"${name}":${text}`;
    });
    return `"${code}":{${(await Promise.all(texts)).join()}}`;
  });
  return dataElement('dictionaries', `{${(await Promise.all(languages)).join()}}`);
}

/** Returns an element with data for the app, in which no end tag or comment can start. */
const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function sendCompressed(request: Request, response: Response, html: string): Promise<void> {
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    response.set('Content-Encoding', 'br').send(await brotli(html, { params }));
  } else if (encoding === 'gzip') {
    response.set('Content-Encoding', 'gzip').send(await gz(html));
  } else response.send(html);
}
