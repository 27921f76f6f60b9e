import { expect, it } from 'vitest';

import { fillSiteUrl } from './fill-site-url.ts';

const values = { word: '', lemma: '', sentence: '', language: 'fr', interface: 'en' };
const fill = (word: string, template = 'https://site.test/{word}') =>
  fillSiteUrl(template, { ...values, word });

it.each([
  ['mangeait', 'mangeait'],
  ['pomme de terre', 'pomme%20de%20terre'],
  ['  a \n b ', 'a%20b'],
  ['rief … an', 'rief%20an'],
  ['كِتَاب', '%D9%83%D9%90%D8%AA%D9%8E%D8%A7%D8%A8'],
  ['\u200Fשלום\u200E', '%D7%A9%D7%9C%D7%95%D7%9D'],
  // Persian needs its zero-width non-joiner.
  ['می\u200Cروم', '%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D9%85'],
  ['图书馆', '%E5%9B%BE%E4%B9%A6%E9%A6%86'],
  ['𠮷', '%F0%A0%AE%B7'],
  ['e\u0301te\u0301', '%C3%A9t%C3%A9'],
  ['A&B=C', 'A%26B%3DC'],
  ['C#', 'C%23'],
  ['100 %', '100%20%25'],
  ['%2F..', '%252F..'],
  ['a/b?c', 'a%2Fb%3Fc'],
  ['\\', '%5C'],
  ['"l’été" \'a\' «b»', "%22l%E2%80%99%C3%A9t%C3%A9%22%20'a'%20%C2%ABb%C2%BB"],
  ['co\u00ADope\u00ADration', 'cooperation'],
  ['\uD800', '%EF%BF%BD'],
  ['', ''],
])('encodes %j', (word, encoded) => {
  expect(fill(word)).toBe(`https://site.test/${encoded}`);
  expect(new URL(fill(word)).host).toBe('site.test');
});

it('does not fill placeholders in the word itself', () => {
  expect(fill('{lemma}', 'https://site.test/{word}?l={lemma}')).toBe('https://site.test/%7Blemma%7D?l=');
  expect(fill("$& $1 $'", 'https://site.test/{word}')).toBe("https://site.test/%24%26%20%241%20%24'");
});

it('fills all placeholders, each as often as it occurs', () => {
  expect(
    fillSiteUrl(
      'https://{interface}.site.test/{language}-{interface}/{word}/{lemma}?q={sentence}&again={word}',
      {
        word: 'mangeait',
        lemma: 'manger',
        sentence: 'Il mangeait & buvait.',
        language: 'fr',
        interface: 'ar',
      },
    ),
  ).toBe('https://ar.site.test/fr-ar/mangeait/manger?q=Il%20mangeait%20%26%20buvait.&again=mangeait');
});

it('leaves the rest of the URL unchanged', () => {
  expect(fill('x', 'https://site.test/a%20b?c=d&e={word}#{unknown}')).toBe(
    'https://site.test/a%20b?c=d&e=x#{unknown}',
  );
});
