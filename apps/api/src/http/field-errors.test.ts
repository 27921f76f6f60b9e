import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const json = { 'content-type': 'application/json' };

async function post(url: string, body: string | undefined, headers: Record<string, string> = json) {
  const visitor = app.visitor();
  const response = await visitor.fetch(url, {
    method: 'POST',
    body: body ?? null,
    headers: { ...visitor.csrfHeaders(), ...headers },
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined };
}

describe('a validation error', () => {
  test('has a message and a code for each field', async () => {
    const { status, body } = await post('/api/auth/login/', '{}');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      fields: { email: ['Email is required'], password: ['Password is required'] },
      field_errors: { email: [{ code: 'email_required' }], password: [{ code: 'password_required' }] },
    });
  });

  test('is the same without a body', async () => {
    expect(await post('/api/auth/login/', undefined, {})).toEqual(await post('/api/auth/login/', '{}'));
  });

  test('is in the browser’s language', async () => {
    const german = { ...json, 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
    expect((await post('/api/auth/login/', '{"email":"a@b.test"}', german)).body).toMatchObject({
      error: 'Please check your input and try again.',
      fields: { password: ['Gib ein Passwort ein'] },
      field_errors: { password: [{ code: 'password_required' }] },
    });
  });

  test('is in the account’s language and includes the limit', async () => {
    const learner = await signInLearner(app, await createLearner(app, { uiLanguage: 'de' }));
    const response = await learner.fetch('/api/texts/?page_size=1000', {
      headers: { 'accept-language': 'fr' },
    });
    expect(await response.json()).toMatchObject({
      fields: { page_size: ['Das muss 100 oder weniger sein'] },
      field_errors: { page_size: [{ code: 'number_large', values: { maximum: 100 } }] },
    });
  });
});

describe('an action without a body', () => {
  test.each([
    ['nothing', undefined, {}],
    ['nothing, called JSON', undefined, json],
    ['empty text, called JSON', '', json],
    ['an empty object', '{}', json],
  ])('accepts %s', async (_what, body, headers) => {
    expect((await post('/api/auth/logout/', body, headers)).status).toBe(204);
  });

  test.each(['{"a":1}', '[]', 'null', '"x"'])('rejects %s', async (body) => {
    expect((await post('/api/auth/logout/', body)).status).toBe(400);
  });
});

describe('rejects a value that can’t be stored, and names the field', () => {
  test.each([
    ['{"email":"a\\u0000@b.test","password":"x"}', 'email', 'characters_invalid'],
    ['{"email":"a@b.test","password":"\\ud800"}', 'password', 'characters_invalid'],
    ['{"email":["a@b.test"],"password":"x"}', 'email', 'email_required'],
    ['{"email":"a@b.test","password":"x","__proto__":{}}', '__proto__', 'field_name_invalid'],
  ])('%s', async (body, field, code) => {
    const response = await post('/api/auth/login/', body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ field_errors: { [field]: [{ code }] } });
  });

  test.each([
    ['search=%00', 'search', 'characters_invalid'],
    ['search=%zz', 'search', 'encoding_invalid'],
    ['page=1&page=2', 'page', 'one_value_expected'],
    ['search=a&search=b', 'search', 'one_value_expected'],
    ['page=', 'page', 'number_expected'],
    ['page=1e3', 'page', 'number_expected'],
  ])('?%s', async (query, field, code) => {
    const learner = await signInLearner(app);
    const response = await learner.fetch(`/api/texts/?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field_errors: { [field]: [{ code }] } });
  });
});

describe('unknown URLs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body></body></html>');
  const site = startTestApp({ WEB_DIR: folder });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['/locales/xx/common.json', 404],
    ['/media/x.mp3', 404],
    ['/media/nothing', 404],
    ['/%E0%A4%A', 400],
    ['/assets/%E0%A4%A', 400],
    ['/assets/nothing.js', 404],
    ['/assets/..%2f', 404],
    ['/favicon.png', 404],
  ])('%s returns %i with an error body', async (address, status) => {
    const response = await fetch(site.url + address);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code: status === 404 ? 'route_not_found' : 'invalid_request',
    });
  });

  test('return an error body instead of the app’s page for a POST', async () => {
    const response = await fetch(`${site.url}/nowhere`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'route_not_found' });
  });
});
