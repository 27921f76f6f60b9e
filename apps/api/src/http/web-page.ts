import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { languageCookie } from '@glossa/contract/language-cookies';
import type { Request, RequestHandler, Response } from 'express';

import { localesFolder } from '#paths.ts';
import { cookieOf } from './csrf.ts';
import type { PageDescription } from './describe-page.ts';
import { browserLanguage } from './interface-language.ts';
import { withHead } from './page-head.ts';
import { sessionCookie } from './sessions.ts';

/** What the build of the web app says about an address, see its early.ts. */
interface Early {
  path: string;
  signedIn: boolean;
  dictionaries: string[];
  links: string[];
  latinLinks: string[];
}

export type DescribePage = (
  request: Request,
  language: string,
  hasSession: boolean,
) => Promise<PageDescription>;

/**
 * Answers with the app's page, described for search engines and with status 404 where the app has none. It names what the screen of the address will ask for, and brings its texts, so that all
 * comes together with the app and not after it.
 */
export function webPage(webDir: string, describePage: DescribePage): RequestHandler {
  return async (request, response) => {
    const [page, known] = await Promise.all([
      readFile(path.join(webDir, 'index.html'), 'utf8'),
      // A build without it is as good, only later.
      readFile(path.join(webDir, 'early.json'), 'utf8').catch(() => '[]'),
    ]);
    const { links, dictionaries } = earlyFor(request, JSON.parse(known) as Early[]);
    // As the app's own detectLanguage finds it.
    const language = browserLanguage(request, [request.query['lng']]);
    const hasSession = cookieOf(request, sessionCookie) !== undefined;
    const [texts, { status, head }] = await Promise.all([
      readDictionaries(language, dictionaries),
      describePage(request, language, hasSession),
    ]);
    const html = withHead(page, head)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('</body>', () => `${texts}</body>`);
    // What is in it depends on cookies.
    response
      .status(status)
      .set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' })
      .type('html');
    await sendPacked(request, response, html);
  };
}

function earlyFor(request: Request, all: readonly Early[]): Pick<Early, 'links' | 'dictionaries'> {
  const signedIn = cookieOf(request, sessionCookie) !== undefined;
  for (const { path: expression, signedIn: wanted, dictionaries, links, latinLinks } of all) {
    const found = wanted === signedIn ? new RegExp(expression).exec(request.path) : null;
    if (!found) continue;
    const learning = cookieOf(request, languageCookie);
    const words = { learning, 1: found[1] };
    const wantedLinks = isOfLatinLetters(learning) ? [...links, ...latinLinks] : links;
    return { dictionaries, links: wantedLinks.flatMap((link) => filled(link, words) ?? []) };
  }
  return { dictionaries: [], links: [] };
}

/** Whether a language is written in Latin letters; without a known one it is not. */
function isOfLatinLetters(language: string | undefined): boolean {
  try {
    return language !== undefined && new Intl.Locale(language).maximize().script === 'Latn';
  } catch {
    // Cookies can hold anything.
    return false;
  }
}

/** A tag with its words in place; undefined where one is not known, or no plain word. */
function filled(tag: string, words: Record<string, string | undefined>): string | undefined {
  let complete = true;
  const text = tag.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name] ?? '';
    complete &&= /^[\w-]+$/.test(word);
    return word;
  });
  return complete ? text : undefined;
}

/** These dictionaries in a language, and in English, which stands in for what is missing, as data that the app finds. */
async function readDictionaries(language: string, names: readonly string[]): Promise<string> {
  if (names.length === 0) return '';
  const languages = [...new Set([language, 'en'])].map(async (code) => {
    const texts = names.map(async (name) => {
      const text = await readFile(path.join(localesFolder, code, `${name}.json`), 'utf8');
      return `"${name}":${text}`;
    });
    return `"${code}":{${(await Promise.all(texts)).join()}}`;
  });
  const json = `{${(await Promise.all(languages)).join()}}`.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="dictionaries">${json}</script>`;
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function sendPacked(request: Request, response: Response, html: string): Promise<void> {
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    response.set('Content-Encoding', 'br').send(await brotli(html, { params }));
  } else if (encoding === 'gzip') {
    response.set('Content-Encoding', 'gzip').send(await gz(html));
  } else response.send(html);
}
