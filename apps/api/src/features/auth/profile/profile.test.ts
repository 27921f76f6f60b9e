import { checkAuth, getMe, startLearning, updateProfile, updateUiLanguage } from '@glossa/contract/auth';
import { listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';
import { languageByCode } from '@glossa/language/languages';
import { describe, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const languageIds = (...codes: string[]) => codes.map((code) => languageByCode(code)?.id as number);
const languageCodes = (user: { selected_languages: { code: string }[] }) =>
  user.selected_languages.map(({ code }) => code);

const signedInUser = async (given: Parameters<typeof createLearner>[1]) =>
  signInLearner(app, await createLearner(app, given));
const shopper = { accountType: 'shop_client', currentLanguage: null, selectedLanguages: [] } as const;

describe('start-learning', () => {
  test('immediately turns a shop account into a learner account', async () => {
    const browser = await signedInUser({ ...shopper, selectedLanguages: [], subscriptionType: 'Basic' });
    const query = { query: { language: 'fr' } };
    await expect(browser.call(listTexts, query)).rejects.toMatchObject({
      status: 403,
      code: 'not_a_learner',
    });
    const user = await browser.call(startLearning, { body: { language: 'fr' } });
    expect(user).toMatchObject({
      account_type: 'learner',
      current_language: 'fr',
      selected_languages: [{ code: 'fr', name: 'French' }],
    });
    expect(browser.cookies.get('glossa_language')).toBe('fr');
    expect(await browser.call(listTexts, query)).toMatchObject({ count: 0 });
  });

  test('switches to a language that is already being learned, regardless of the plan', async () => {
    const browser = await signedInUser({
      subscriptionType: 'Basic',
      selectedLanguages: languageIds('fr', 'en'),
    });
    const user = await browser.call(startLearning, { body: { language: 7 } });
    expect(user.current_language).toBe('fr');
    expect(languageCodes(user)).toEqual(['fr', 'en']);
  });

  test.each([
    ['Basic', 1],
    ['Pro', 5],
    ['Ultimate', 26],
  ] as const)('the %s plan includes %i learning languages', async (subscriptionType, limit) => {
    const browser = await signedInUser({ subscriptionType, currentLanguage: null, selectedLanguages: [] });
    for (let language = 1; language <= limit; language += 1) {
      await browser.call(startLearning, { body: { language } });
    }
    const { user } = (await browser.call(checkAuth, {})) as {
      user: { selected_languages: { code: string }[] };
    };
    expect(languageCodes(user)).toHaveLength(limit);
    if (limit === 26) return;
    const attempt = browser.call(startLearning, { body: { language: limit + 1 } });
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'plan_limit' });
  });

  test('enforces the plan limit on concurrent requests', async () => {
    const browser = await signedInUser({
      subscriptionType: 'Basic',
      currentLanguage: null,
      selectedLanguages: [],
    });
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((language) => browser.call(startLearning, { body: { language } })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses an unknown language', async () => {
    const browser = await signInLearner(app);
    await expect(browser.call(startLearning, { body: { language: 'tlh' } })).rejects.toMatchObject({
      status: 400,
      fields: { language: ['Please select a language'] },
    });
  });
});

describe('updating the profile', () => {
  test('changes only the given fields', async () => {
    const browser = await signedInUser({ firstName: 'Ada', city: 'London' });
    const body = { lastname: 'King', postalcode: 'SW1Y', time_zone: 'Europe/London' };
    const user = await browser.call(updateProfile, { body });
    expect(user).toMatchObject({ firstname: 'Ada', lastname: 'King', time_zone: 'Europe/London' });
    const row = await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: browser.learnerId } });
    expect(row).toMatchObject({ city: 'London', postalCode: 'SW1Y', lastName: 'King' });
  });

  test('accepts empty fields', async () => {
    const browser = await signedInUser({ firstName: 'Ada' });
    expect(await browser.call(updateProfile, { body: { firstname: '' } })).toMatchObject({ firstname: '' });
  });

  test('ensures that the current language, if any, is one of the selected languages', async () => {
    const browser = await signedInUser({ currentLanguage: 9, selectedLanguages: languageIds('en') });
    const added = await browser.call(updateProfile, { body: { current_language: 'fr' } });
    expect([added.current_language, languageCodes(added)]).toEqual(['fr', ['en', 'fr']]);
    const left = await browser.call(updateProfile, {
      body: { selected_languages: ['de', 'en', 'zh-tw', 'zh'] },
    });
    expect([left.current_language, languageCodes(left)]).toEqual(['de', ['de', 'en', 'zh']]);
    const none = await browser.call(updateProfile, { body: { current_language: null } });
    expect([none.current_language, languageCodes(none)]).toEqual([null, ['de', 'en', 'zh']]);
    expect(browser.cookies.has('glossa_language')).toBe(false);
  });

  test('refuses more languages than the plan includes but allows removing some', async () => {
    const browser = await signedInUser({
      subscriptionType: 'Basic',
      currentLanguage: 9,
      selectedLanguages: languageIds('en', 'fr', 'de'),
    });
    const more = browser.call(updateProfile, { body: { selected_languages: ['en', 'es'] } });
    await expect(more).rejects.toMatchObject({ status: 409, code: 'plan_limit' });
    const another = browser.call(updateProfile, { body: { current_language: 'es' } });
    await expect(another).rejects.toMatchObject({ code: 'plan_limit' });
    const fewer = await browser.call(updateProfile, { body: { selected_languages: ['en', 'fr'] } });
    expect(languageCodes(fewer)).toEqual(['en', 'fr']);
    const other = await browser.call(updateProfile, { body: { selected_languages: ['es'] } });
    expect([other.current_language, languageCodes(other)]).toEqual(['es', ['es']]);
  });

  test.each([
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ firstname: 'x'.repeat(101) }, 'firstname'],
    [{ selected_languages: ['tlh'] }, 'selected_languages.0'],
    [{ is_superuser: true }, 'is_superuser'],
    [{ email: 'other@example.test' }, 'email'],
    [{ subscription_type: 'Ultimate' }, 'subscription_type'],
    [{ points: 9999 }, 'points'],
  ])('refuses %o', async (body, field) => {
    const browser = await signInLearner(app);
    await expect(browser.call(updateProfile, { body: body as never })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { [field]: [expect.any(String)] },
    });
  });

  test('stores the interface language and refuses unknown ones', async () => {
    const browser = await signInLearner(app);
    await browser.call(updateUiLanguage, { body: { language_code: 'zh-TW' } });
    expect(await browser.call(checkAuth, {})).toMatchObject({ user: { ui_language: 'zh-tw' } });
    for (const language_code of ['<script>', 'xx', 'english', 'de-at', '']) {
      const attempt = browser.call(updateUiLanguage, { body: { language_code } });
      await expect(attempt).rejects.toMatchObject({
        status: 400,
        fields: { language_code: ['沒有這種介面語言'] },
      });
    }
    expect(await browser.call(checkAuth, {})).toMatchObject({ user: { ui_language: 'zh-tw' } });
  });
});

describe('the user card', () => {
  test('shows exact counts for the current language only', async () => {
    const browser = await signedInUser({ currentLanguage: 9, selectedLanguages: languageIds('en', 'fr') });
    const mark = (text: string, knowledge_level: number, language: string, ignored = false) =>
      browser.call(addOrUpdateWord, { body: { text, knowledge_level, translation: 'x', language, ignored } });
    await mark('otter', 1, 'en');
    await mark('badger', 5, 'en');
    await mark('weasel', 0, 'en');
    await mark('London', 0, 'en', true);
    await mark('loutre', 3, 'fr');
    const { learnerId } = browser;
    await app.deps.db.prisma.activityTotal.createMany({
      data: [
        { learnerId, language: 9, wordsRead: 1234 },
        { learnerId, language: 7, wordsRead: 99 },
      ],
    });
    // One point for each word being learned, five more for a known word.
    expect(await browser.call(getMe, {})).toEqual({
      points: 8,
      user_level: 'wordsmith',
      total_words: 1234,
      unique_words: 2,
    });
  });

  test('shows zero words when no language is selected', async () => {
    const browser = await signedInUser({ ...shopper, selectedLanguages: [] });
    expect(await browser.call(getMe, {})).toMatchObject({ total_words: 0, unique_words: 0 });
  });

  test.each([
    [999, null, 'wordsmith'],
    [1000, null, 'linguist'],
    [9999, null, 'linguist'],
    [10_000, null, 'polyglott'],
    [0, 'polyglott', 'polyglott'],
  ] as const)('with %i points and the level pinned to %s shows %s', async (points, pinnedLevel, level) => {
    const browser = await signedInUser({ points, pinnedLevel });
    expect(await browser.call(getMe, {})).toMatchObject({ points, user_level: level });
  });
});
