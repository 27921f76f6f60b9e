import { describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from '#config.ts';

const requiredVariables = { DATABASE_URL: 'postgresql://localhost/x', SECRET: 'x'.repeat(32) };
const readCompanion = (environment: Record<string, string>) =>
  readConfig({ ...requiredVariables, ...environment }).companion;
const site = { COMPANION_SITE_URL: 'https://www.school.example/blog/' };
const publicUrl = { PUBLIC_URL: 'https://learn.school.example' };

describe('the companion site', () => {
  test('is off unless configured', () => {
    expect(readCompanion({ COMPANION_LANGUAGE_COOKIE: 'lang' })).toBeUndefined();
  });

  test('may be in a subfolder of its host', () => {
    expect(readCompanion(site)).toEqual({
      site: 'https://www.school.example/blog',
      origin: 'https://www.school.example',
      ajaxUrl: 'https://www.school.example/blog/wp-admin/admin-ajax.php',
      cookie: 'pll_language',
      cookieDomain: undefined,
    });
  });

  test('shares a cookie with this site under a common domain', () => {
    expect(
      readCompanion({ ...site, ...publicUrl, COMPANION_COOKIE_DOMAIN: '.school.example' }),
    ).toMatchObject({
      cookieDomain: 'school.example',
    });
  });

  test.each([
    [{ COMPANION_SITE_URL: 'school.example' }, 'COMPANION_SITE_URL: must be an http'],
    [{ COMPANION_SITE_URL: 'ftp://school.example' }, 'COMPANION_SITE_URL: must be an http'],
    [
      { COMPANION_SITE_URL: 'https://a:b@school.example' },
      'COMPANION_SITE_URL: must not contain a user name',
    ],
    [
      { COMPANION_SITE_URL: 'https://school.example/?page=1' },
      'COMPANION_SITE_URL: must not contain a query',
    ],
    [{ ...publicUrl, COMPANION_SITE_URL: 'http://school.example' }, 'COMPANION_SITE_URL: must be an https'],
    [
      { NODE_ENV: 'production', COMPANION_SITE_URL: 'http://a.example' },
      'COMPANION_SITE_URL: must be an https',
    ],
    [{ ...site, COMPANION_LANGUAGE_COOKIE: 'a b' }, 'COMPANION_LANGUAGE_COOKIE: must be a cookie name'],
    [
      { ...site, COMPANION_LANGUAGE_COOKIE: 'sessionid' },
      'COMPANION_LANGUAGE_COOKIE: sessionid is already used',
    ],
    [
      { COMPANION_COOKIE_DOMAIN: 'school.example' },
      'COMPANION_SITE_URL: is required with COMPANION_COOKIE_DOMAIN',
    ],
    [
      { ...site, ...publicUrl, COMPANION_COOKIE_DOMAIN: 'example' },
      'COMPANION_COOKIE_DOMAIN: must be a domain',
    ],
    [
      { ...site, ...publicUrl, COMPANION_COOKIE_DOMAIN: 'ol.example' },
      'COMPANION_COOKIE_DOMAIN: learn.school.example',
    ],
    [{ ...site, COMPANION_COOKIE_DOMAIN: 'school.example' }, 'COMPANION_COOKIE_DOMAIN: 127.0.0.1'],
  ])('reports the invalid variable for %o', (environment, mistake) => {
    expect(() => readCompanion(environment)).toThrow(ConfigError);
    expect(() => readCompanion(environment)).toThrow(mistake);
  });
});
