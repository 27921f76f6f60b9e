import { createToken, listTokens } from '@glossa/contract/access-tokens';
import { getCsrfToken } from '@glossa/contract/auth';
import { beforeAll, describe, expect, test } from 'vitest';

import { everyEndpoint, callWithoutInput } from '#testing/every-endpoint.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createCsrfToken } from './keys.ts';

const app = startTestApp();
let admin: { id: string };
beforeAll(async () => {
  admin = await createLearner(app, { isSuperuser: true });
});
const createBrowser = () => signInLearner(app, admin);
const rejection = { status: 403, code: 'csrf_failed', detail: expect.stringContaining('CSRF') };

test('protects every endpoint that changes something, except the signed payment webhook', () => {
  const unlike = everyEndpoint.filter(([, { csrf, method }]) => csrf !== (method !== 'GET'));
  expect(unlike.map(([name]) => name)).toEqual(['receivePaymentEvent']);
});

const stateChangingEndpoints = everyEndpoint.filter(([, endpoint]) => endpoint.csrf);

describe.each(stateChangingEndpoints)('%s is rejected', (_name, endpoint) => {
  test('without a token', async () => {
    const headers = { 'x-csrftoken': undefined };
    expect(await callWithoutInput(await createBrowser(), endpoint, { headers })).toEqual(rejection);
  });

  test('without the cookie', async () => {
    const browser = await createBrowser();
    const token = browser.cookies.get('csrftoken');
    browser.cookies.delete('csrftoken');
    expect(await callWithoutInput(browser, endpoint, { headers: { 'x-csrftoken': token } })).toEqual(
      rejection,
    );
  });

  test('with the token of another session', async () => {
    const [browser, other] = [await createBrowser(), await createBrowser()];
    browser.cookies.set('csrftoken', other.cookies.get('csrftoken') as string);
    expect(await callWithoutInput(browser, endpoint)).toEqual(rejection);
  });

  test('with a token from before sign-in', async () => {
    const browser = await createBrowser();
    browser.cookies.set('csrftoken', app.visitor().cookies.get('csrftoken') as string);
    expect(await callWithoutInput(browser, endpoint)).toEqual(rejection);
  });

  test('with a token signed with another secret', async () => {
    const browser = await createBrowser();
    browser.cookies.set('csrftoken', createCsrfToken('somebody else’s secret', ''));
    expect(await callWithoutInput(browser, endpoint)).toEqual(rejection);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from another origin: %o', async (headers) => {
    expect(await callWithoutInput(await createBrowser(), endpoint, { headers })).toEqual(rejection);
  });
});

test('a rejected request changes nothing', async () => {
  const browser = await createBrowser();
  const headers = { 'x-csrftoken': undefined };
  await expect(browser.callTampered(createToken, { body: { name: 'x' } }, { headers })).rejects.toMatchObject(
    rejection,
  );
  expect(await browser.call(listTokens, {})).toEqual({ results: [] });
});

test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  'accepts a request from our own page: %o',
  async (headers) => {
    const browser = await createBrowser();
    const origin = { origin: new URL(app.url).origin };
    await browser.callTampered(createToken, { body: { name: 'x' } }, { headers: { ...origin, ...headers } });
  },
);

test('accepts a newly fetched token for its session', async () => {
  const browser = await createBrowser();
  browser.cookies.delete('csrftoken');
  const { csrfToken } = await browser.call(getCsrfToken, {});
  expect(browser.cookies.get('csrftoken')).toBe(csrfToken);
  await browser.call(createToken, { body: { name: 'x' } });
});
