import { describe, expect, it } from 'vitest';

import { messages } from './messages.ts';
import { ReferenceSite } from './reference-site.ts';

/** Returns the error messages for a site with this URL. */
const errorsOf = (url: string): string[] =>
  ReferenceSite.safeParse({ name: 'Site', url, opens_in: 'tab' }).error?.issues.map(
    ({ message }) => message,
  ) ?? [];

describe('the URL of a reference site', () => {
  it.each([
    'https://{interface}.wiktionary.org/wiki/{lemma}#French',
    'http://dictionary.test:8080/?q={word}',
    'https://www.deepl.com/translator#{language}/{interface}/{sentence}',
    'HTTPS://example.test/{word}',
    'https://例え.test/{word}',
    '  https://example.test/{word}  ',
  ])('can be %s', (url) => expect(errorsOf(url)).toEqual([]));

  it.each([
    'javascript:alert({word})',
    ' javascript:alert("{word}")',
    'data:text/html,{word}',
    'file:///etc/{word}',
    'ftp://example.test/{word}',
    '{word}',
    '//example.test/{word}',
    'example.test/{word}',
    'https://',
    'https:///{word}',
    'https:\\\\example.test\\{word}',
    'https://user:secret@example.test/{word}',
    'https://{word}',
    'https://{word}.example.test/',
    'https://example.test{sentence}/',
    'https://example.test/a b/{word}',
    'https://example.test/\n{word}',
    'https://example.test:port/{word}',
  ])('cannot be %j', (url) => expect(errorsOf(url)).toContain(messages.site_url_invalid));

  it.each([
    'https://example.test/',
    'https://example.test/{language}',
    'https://example.test/{wrod}',
    'https://example.test/{word}/{other}',
    'https://example.test/{word}}',
    'https://example.test/[LUTE]',
  ])('must contain the placeholder for the word, unlike %s', (url) =>
    expect(errorsOf(url)).toEqual([messages.site_placeholder_required]),
  );

  it('has a limited length', () => {
    expect(errorsOf(`https://example.test/{word}?${'x'.repeat(500)}`)).toEqual([messages.field_long]);
  });
});
