import { maxReferenceSites } from '@glossa/contract/reference-site';
import { listReferenceSites, ReferenceSites, updateReferenceSites } from '@glossa/contract/reference-sites';
import { languages } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { listDefaultSites } from './default-sites.ts';

const app = startTestApp();

const site = (name: string) => ({ name, url: `https://${name}.test/{word}`, opens_in: 'tab' as const });
const namesOf = ({ sites }: ReferenceSites) => sites.map(({ name }) => name);

test.each(languages)('has valid default sites for $name in every interface language', ({ id }) => {
  for (const { code } of languages) {
    const sites = listDefaultSites(id, code);
    expect(ReferenceSites.parse({ is_default: true, sites }).sites.length).toBeGreaterThanOrEqual(2);
    expect(sites[0]?.name).toBe('Wiktionary');
    expect(new Set(sites.map(({ url }) => url)).size).toBe(sites.length);
  }
});

test('offers sites that explain words in the interface language', () => {
  const urlsOf = (language: string, uiLanguage: string) =>
    Object.fromEntries(
      listDefaultSites(languages.find(({ code }) => code === language)?.id ?? 0, uiLanguage).map(
        ({ name, url }) => [name, url],
      ),
    );
  expect(urlsOf('fr', 'de')).toMatchObject({
    Wiktionary: 'https://{interface}.wiktionary.org/wiki/{lemma}#French',
    LEO: 'https://dict.leo.org/franz%C3%B6sisch-deutsch/{word}',
    Reverso: 'https://context.reverso.net/translation/french-german/{word}',
    Tatoeba: 'https://tatoeba.org/en/sentences/search?query={word}&from=fra&to=deu',
    DeepL: 'https://www.deepl.com/translator#{language}/{interface}/{sentence}',
  });
  expect(urlsOf('ja', 'zh-tw')).toMatchObject({
    Jisho: 'https://jisho.org/search/{word}',
    Reverso: 'https://context.reverso.net/translation/japanese-chinese/{word}',
  });
  expect(urlsOf('de', 'en')['LEO']).toBe('https://dict.leo.org/englisch-deutsch/{word}');
  // Sites that don't support the interface language use English, and no site translates a language into itself.
  expect(urlsOf('es', 'sw')['DeepL']).toBe('https://www.deepl.com/translator#{language}/en/{sentence}');
  expect(urlsOf('es', 'kg')['Wiktionary']).toBe('https://en.wiktionary.org/wiki/{lemma}#Spanish');
  expect(Object.keys(urlsOf('en', 'en'))).toEqual(['Wiktionary', 'Merriam-Webster', 'Forvo', 'Tatoeba']);
});

test('keeps a learner’s own sites for each language until they are reset', async () => {
  const reader = await signInLearner(app);
  const other = await signInLearner(app);
  const list = (language: string, browser = reader) =>
    browser.call(listReferenceSites, { query: { language } });
  const defaults = await list('fr');
  expect(defaults.is_default).toBe(true);

  const own = [site('b'), { ...site('a'), opens_in: 'window' as const }];
  const savedSites = await reader.call(updateReferenceSites, { body: { language: 'fr', sites: own } });
  expect(savedSites).toEqual({ is_default: false, sites: own });
  expect(await list('fr')).toEqual(savedSites);
  expect((await list('de')).is_default).toBe(true);
  expect(await list('fr', other)).toEqual(defaults);

  expect(await reader.call(updateReferenceSites, { body: { language: 'fr', sites: [] } })).toEqual({
    is_default: false,
    sites: [],
  });
  expect(await reader.call(updateReferenceSites, { body: { language: 'fr', sites: null } })).toEqual(
    defaults,
  );
  expect(await list('fr')).toEqual(defaults);
});

test('rejects invalid sites, too many sites and an unknown language', async () => {
  const reader = await signInLearner(app);
  const update = (sites: object[], language = 'fr') =>
    reader.call(updateReferenceSites, { body: { language, sites } } as never);
  const most = Array.from({ length: maxReferenceSites }, (_, n) => site(`site${n}`));
  expect(namesOf(await update(most))).toHaveLength(maxReferenceSites);
  const rejection = { status: 400, code: 'invalid_request' };
  await expect(update([...most, site('more')])).rejects.toMatchObject(rejection);
  await expect(update([site('a')], 'xx')).rejects.toMatchObject(rejection);
  await expect(update([{ ...site('a'), url: 'javascript:alert({word})' }])).rejects.toMatchObject(rejection);
  await expect(update([{ ...site('a'), name: ' ' }])).rejects.toMatchObject(rejection);
  await expect(update([{ ...site('a'), opens_in: 'frame' }])).rejects.toMatchObject(rejection);
  await expect(update([{ ...site('a'), icon: 'x' }])).rejects.toMatchObject(rejection);
  expect((await reader.call(listReferenceSites, { query: { language: 'fr' } })).sites).toEqual(most);
});

test('keeps one of two lists that are saved concurrently, and both if they are for different languages', async () => {
  const reader = await signInLearner(app);
  const save = (language: string, name: string) =>
    reader.call(updateReferenceSites, { body: { language, sites: [site(name)] } });
  await Promise.all([save('fr', 'a'), save('fr', 'b'), save('de', 'c'), save('fr', 'a'), save('es', 'd')]);
  const list = async (language: string) =>
    namesOf(await reader.call(listReferenceSites, { query: { language } }));
  expect(['a', 'b']).toContain((await list('fr'))[0]);
  expect([await list('de'), await list('es')]).toEqual([['c'], ['d']]);
});

test('allows only learners to change their sites', async () => {
  const shopper = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const call = { body: { language: 'fr', sites: null } };
  await expect(shopper.call(updateReferenceSites, call)).rejects.toMatchObject({ status: 403 });
  await expect(app.visitor().call(updateReferenceSites, call)).rejects.toMatchObject({
    status: expect.toBeOneOf([401, 403]),
  });
});

test('deletes a learner’s sites with the account', async () => {
  const reader = await signInLearner(app);
  await reader.call(updateReferenceSites, { body: { language: 'fr', sites: [site('a')] } });
  const { prisma } = app.deps.db;
  await prisma.learner.delete({ where: { id: reader.learnerId } });
  expect(await prisma.lookupSettings.count({ where: { learnerId: reader.learnerId } })).toBe(0);
});
