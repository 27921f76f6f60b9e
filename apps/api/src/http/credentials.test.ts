import { createToken } from '@glossa/contract/access-tokens';
import { checkAuth } from '@glossa/contract/auth';
import { credential } from '@glossa/contract/credential';
import { endpoint, type Endpoint } from '@glossa/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { everyEndpoint } from '#testing/every-endpoint.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

interface ResponseField {
  name: string;
  isCredential: boolean;
}

function* fieldsIn(schema: unknown): Generator<ResponseField> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, object> };
  for (const [name, field] of Object.entries(properties ?? {})) {
    yield { name, isCredential: JSON.stringify(field).includes('"x-credential":true') };
  }
  for (const inner of Object.values(schema)) yield* fieldsIn(inner);
}

/** Returns every field of an endpoint's result, at any depth. */
const listResponseFields = ({ result }: Endpoint): ResponseField[] => [
  ...fieldsIn(z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' })),
];

const returnsCredential = (one: Endpoint): boolean =>
  listResponseFields(one).some(({ isCredential }) => isCredential);

/** Field names that usually hold a credential or a link. */
const credentialPattern =
  /token|secret|password|signature|signing|csrf|nonce|otp|(?<!has_)key$|url$|uri$|href|link$/i;

/** Fields that sound like a credential but grant nothing, each with the reason. */
const allowedFields: Record<string, string> = {
  token: 'getReadings getSubtitleReadings: the place of a token in a sentence',
  tokens: 'getReadingPage getSubtitlePart watchVideo: the tokens of a sentence; endLearnerSessions: a number',
  access_tokens: 'a number',
  has_password: 'yes or no',
  accepts_passwords: 'yes or no',
  password_sign_in: 'yes or no',
  without_password: 'a number',
  csrfToken: 'worth nothing without the cookie it came with',
  publicKey: 'of the payment provider, meant for everybody',
  clientSecret: 'lets the buyer pay this one order, and opens nothing',
  ajax_url: 'of the companion site',
  url:
    'exportAccount getAccountArchives addTrack arrangeTracks listTracks getListening: ask for a sign-in; ' +
    'startProviderSignIn startProviderLink startProviderProof: worth nothing without the cookie it came with; ' +
    'listReferenceSites updateReferenceSites: of other websites; listServices saveService: of other servers',
  imageUrl: 'asks for a sign-in',
  passkey: 'addPasskey: its name and times',
  audio_url: 'asks for a sign-in',
  video_url: 'asks for a sign-in, or is on YouTube',
  link: 'a page of the web app, or a connection of the mind map',
};

/** Returns the endpoints in which a harmless field is allowed. An empty list stands for all endpoints. */
const listEndpoints = (reason: string): string[] =>
  reason.match(/\b[a-z]+[A-Z]\w+\b/g)?.filter((name) => everyEndpoint.some(([known]) => known === name)) ??
  [];

/** Returns the fields of a result that sound like credentials but are not marked as such. */
const unmarked = (name: string, one: Endpoint): string[] =>
  listResponseFields(one)
    .filter((field) => credentialPattern.test(field.name) && !field.isCredential)
    .filter((field) => {
      const reason = allowedFields[field.name];
      const listedEndpoints = reason === undefined ? [] : listEndpoints(reason);
      return reason === undefined || (listedEndpoints.length > 0 && !listedEndpoints.includes(name));
    })
    .map((field) => field.name);

/** Endpoints that aren't limited to sessions, but return the signing key only to a session. */
const sessionEndpoints = new Set([
  'login',
  'checkAuth',
  'verifySecondFactor',
  'signInWithPasskey',
  'finishProviderVisit',
]);

test.each(everyEndpoint)('%s marks every credential it returns', (name, one) => {
  expect(unmarked(name, one)).toEqual([]);
});

test.each(everyEndpoint.filter(([, one]) => returnsCredential(one)))(
  '%s returns credentials only to a browser session',
  (name, one) => {
    expect(one.sessionOnly || sessionEndpoints.has(name)).toBe(true);
  },
);

test('detects an unmarked credential in a new endpoint', () => {
  const declare = (result: z.ZodType) =>
    endpoint({ method: 'GET', path: '/api/new/', summary: 'New', access: 'admin', result });
  const plain = declare(z.object({ results: z.array(z.object({ resetUrl: z.string().nullable() })) }));
  expect(unmarked('newEndpoint', plain)).toEqual(['resetUrl']);
  expect(returnsCredential(plain)).toBe(false);
  const marked = declare(z.object({ results: z.array(z.object({ resetUrl: credential(z.string()) })) }));
  expect(unmarked('newEndpoint', marked)).toEqual([]);
  expect(returnsCredential(marked)).toBe(true);
  expect(marked.sessionOnly).toBe(false);
  expect(unmarked('newEndpoint', declare(z.object({ token: z.string() })))).toEqual(['token']);
});

test('every exception is still in use', () => {
  const names = new Set(everyEndpoint.flatMap(([, one]) => listResponseFields(one).map(({ name }) => name)));
  expect(Object.keys(allowedFields).filter((name) => !names.has(name))).toEqual([]);
});

test('check-auth returns no signing key to an access token', async () => {
  const learner = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const { token } = await learner.call(createToken, { body: { name: 'script' } });
  const headers = { authorization: `Bearer ${token}` };
  const body = await (await fetch(app.url + checkAuth.path, { headers })).json();
  expect(body).toMatchObject({ isAuthenticated: true, signingKey: '' });
});
