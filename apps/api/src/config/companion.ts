import { languageCookie, languageListCookie } from '@glossa/contract/language-cookies';
import * as z from 'zod';

import type { addressVariables } from './address.ts';
import { httpAddress, type ParsedVariables } from './formats.ts';

/** Name of Polylang's language cookie. */
export const defaultLanguageCookie = 'pll_language';

/** Environment variables for the companion site. */
export const companionVariables = {
  COMPANION_SITE_URL: httpAddress.optional(),
  COMPANION_LANGUAGE_COOKIE: z
    .string()
    .regex(
      /^[A-Za-z0-9][\w.-]{0,63}$/,
      'must be a cookie name: letters, digits, dots, hyphens and underscores',
    )
    .default(defaultLanguageCookie),
  COMPANION_COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain, such as example.org')
    .optional(),
};
const Variables = z.object(companionVariables);

/** WordPress site whose language follows the learning language. */
export interface CompanionConfig {
  /** WordPress URL, without a trailing slash. */
  site: string;
  origin: string;
  ajaxUrl: string;
  /** Name of the companion site's language cookie. */
  cookie: string;
  /** Domain of the language cookie, shared by both sites; undefined when the cookie is limited to this host. */
  cookieDomain: string | undefined;
}

const reservedCookieNames = new Set([
  'sessionid',
  '__Host-sessionid',
  'csrftoken',
  'glossa_device',
  '__Host-glossa_device',
  languageCookie,
  languageListCookie,
]);

const stripLeadingDot = (domain: string): string => domain.replace(/^\./, '').toLowerCase();

const isInDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns conflicts between the variables. */
export function validateCompanion(
  env: ParsedVariables<typeof companionVariables> & ParsedVariables<typeof addressVariables>,
): string[] {
  const {
    COMPANION_SITE_URL: site,
    COMPANION_LANGUAGE_COOKIE: cookie,
    COMPANION_COOKIE_DOMAIN: domain,
  } = env;
  if (!site) return domain ? ['COMPANION_SITE_URL: is required with COMPANION_COOKIE_DOMAIN'] : [];
  const { username, password, search, hash, protocol, hostname } = new URL(site);
  const isEncrypted = env.PUBLIC_URL?.startsWith('https:') ?? env.NODE_ENV === 'production';
  const ownHost = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : (env.HOST ?? '127.0.0.1');
  const errors: string[] = [];
  if (username || password) errors.push('COMPANION_SITE_URL: must not contain a user name or password');
  if (search || hash) errors.push('COMPANION_SITE_URL: must not contain a query string or fragment');
  // Browsers block requests from HTTPS pages to HTTP URLs.
  if (protocol === 'http:' && isEncrypted)
    errors.push('COMPANION_SITE_URL: must be an https:// URL, because this site uses HTTPS');
  if (cookie && reservedCookieNames.has(cookie))
    errors.push(`COMPANION_LANGUAGE_COOKIE: ${cookie} is already used by Glossa`);
  if (domain && ![ownHost, hostname].every((host) => isInDomain(host, stripLeadingDot(domain))))
    errors.push(
      `COMPANION_COOKIE_DOMAIN: ${ownHost} and ${hostname} must both be ${stripLeadingDot(domain)} or one of its subdomains`,
    );
  return errors;
}

/** Returns the configured companion site; undefined if there is none. */
export function toCompanionConfig({
  COMPANION_SITE_URL: url,
  COMPANION_LANGUAGE_COOKIE: cookie,
  COMPANION_COOKIE_DOMAIN: domain,
}: z.output<typeof Variables>): CompanionConfig | undefined {
  if (!url) return undefined;
  const { origin, pathname } = new URL(url);
  const site = origin + pathname.replace(/\/+$/, '');
  return {
    site,
    origin,
    ajaxUrl: `${site}/wp-admin/admin-ajax.php`,
    cookie,
    cookieDomain: domain && stripLeadingDot(domain),
  };
}
