import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type auth from '@glossa/locales/en/auth.json';
import type common from '@glossa/locales/en/common.json';
import type shop from '@glossa/locales/en/shop.json';
import type { Request } from 'express';

import { localesFolder } from '#paths.ts';
import type { ErrorLog } from './errors.ts';
import { findPage } from './find-page.ts';
import type { PageHead } from './page-head.ts';

/** Status and head that the server sends before the app renders. */
export interface PageDescription {
  status: 200 | 404 | 503;
  head: PageHead;
}

/** Describes a product's page; resolves with undefined if visitors cannot see the product. */
export type ProductDescriber = (id: string) => Promise<PageHead | undefined>;

const productPath = /^\/shop\/([^/]+)\/?$/i;
const shopPath = /^\/(?:shop|store|marketplace)\/?$/i;
const signInPath = /^\/(?:login\/?)?$/i;

async function readTexts<Texts>(language: string, name: string): Promise<Texts> {
  return JSON.parse(await readFile(path.join(localesFolder, language, `${name}.json`), 'utf8')) as Texts;
}

/**
 * Returns a function that finds the status and head of a page in an interface language. Requests with a session cookie
 * get status 200 for any product: buyers can still see products no longer for sale, and only the app knows whether they
 * bought one.
 */
export function createPageDescriber({
  publicUrl,
  describeProduct,
  log,
}: {
  publicUrl: string;
  describeProduct: ProductDescriber;
  log: Pick<ErrorLog, 'warn'>;
}) {
  const createPlainHead = async (language: string): Promise<PageHead> => {
    const { tagline } = await readTexts<typeof auth>(language, 'auth');
    return {
      title: 'Glossa',
      description: tagline,
      url: publicUrl,
      image: `${publicUrl}/icons/icon-512.png`,
      type: 'website',
      isIndexed: false,
    };
  };
  return async (request: Request, language: string, hasSession: boolean): Promise<PageDescription> => {
    const plain = await createPlainHead(language);
    const page = findPage(request.path);
    if (!page) {
      const { status_page: titles } = await readTexts<typeof common>(language, 'common');
      return { status: 404, head: { ...plain, title: `${titles['404'].title} · Glossa` } };
    }
    const [, productId] = page.isIndexed ? (productPath.exec(request.path) ?? []) : [];
    if (productId !== undefined) {
      if (hasSession) return { status: 200, head: plain };
      try {
        const head = await describeProduct(productId);
        return head ? { status: 200, head } : { status: 404, head: plain };
      } catch (error) {
        log.warn({ err: error, url: request.path }, 'could not describe product page');
        // The app shows the error, and search engines retry after a 503.
        return { status: 503, head: plain };
      }
    }
    const head = { ...plain, isIndexed: page.isIndexed };
    if (signInPath.test(request.path)) return { status: 200, head: { ...head, url: `${publicUrl}/` } };
    if (!shopPath.test(request.path))
      return { status: 200, head: { ...head, url: publicUrl + request.path } };
    const { title, help } = await readTexts<typeof shop>(language, 'shop');
    const at = Number(request.query['page']);
    const url = `${publicUrl}/shop${Number.isSafeInteger(at) && at > 1 ? `?page=${at}` : ''}`;
    return { status: 200, head: { ...head, title: `${title} · Glossa`, description: help, url } };
  };
}
