import { createToken } from '@glossa/contract/access-tokens';
import { checkAuth } from '@glossa/contract/auth';
import { credential } from '@glossa/contract/credential';
import { endpoint, type Endpoint } from '@glossa/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { everyEndpoint } from '#testing/every-endpoint.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signedIn } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

interface AnswerField {
  name: string;
  isCredential: boolean;
}

function* fieldsIn(schema: unknown): Generator<AnswerField> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, object> };
  for (const [name, field] of Object.entries(properties ?? {})) {
    yield { name, isCredential: JSON.stringify(field).includes('"x-credential":true') };
  }
  for (const inner of Object.values(schema)) yield* fieldsIn(inner);
}

/** Returns every field of an endpoint's result, at any depth. */
const answerFields = ({ result }: Endpoint): AnswerField[] => [
  ...fieldsIn(z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' })),
];

const answersCredential = (one: Endpoint): boolean =>
  answerFields(one).some(({ isCredential }) => isCredential);

/** Field names that usually hold a credential or a link. */
const sounds = /token|secret|password|signature|signing|csrf|nonce|otp|(?<!has_)key$|url$|uri$|href|link$/i;

/** Fields that sound like a credential but grant nothing, each with the reason. */
const harmless: Record<string, string> = {
  token: 'getReadings getSubtitleReadings: the place of a token in a sentence',
  tokens: 'getReadingPage getSubtitlePart watchVideo: the tokens of a sentence; endLearnerSessions: a number',
  access_tokens: 'a number',
  without_password: 'a number',
  csrfToken: 'worth nothing without the cookie it came with',
  publicKey: 'of the payment provider, meant for everybody',
  clientSecret: 'lets the buyer pay this one order, and opens nothing',
  ajax_url: 'of the companion site',
  // The server requires a sign-in for these URLs.
  url: 'exportAccount getAccountArchives addTrack arrangeTracks listTracks getListening',
  imageUrl: 'asks for a sign-in',
  audio_url: 'asks for a sign-in',
  video_url: 'asks for a sign-in, or is on YouTube',
  link: 'a page of the web app, or a connection of the mind map',
};

/** Returns the endpoints in which a harmless field is allowed; empty means all. */
const endpointsOf = (reason: string): string[] =>
  reason.match(/\b[a-z]+[A-Z]\w+\b/g)?.filter((name) => everyEndpoint.some(([known]) => known === name)) ??
  [];

/** Returns the fields of a result that sound like credentials but are not marked as such. */
const unmarked = (name: string, one: Endpoint): string[] =>
  answerFields(one)
    .filter((field) => sounds.test(field.name) && !field.isCredential)
    .filter((field) => {
      const reason = harmless[field.name];
      const named = reason === undefined ? [] : endpointsOf(reason);
      return reason === undefined || (named.length > 0 && !named.includes(name));
    })
    .map((field) => field.name);

/** Endpoints that give a session its own key; access tokens cannot call them. */
const handsOutSession = new Set(['login', 'checkAuth']);

test.each(everyEndpoint)('%s marks every credential it returns', (name, one) => {
  expect(unmarked(name, one)).toEqual([]);
});

test.each(everyEndpoint.filter(([, one]) => answersCredential(one)))(
  '%s returns credentials only to a browser session',
  (name, one) => {
    expect(one.sessionOnly || handsOutSession.has(name)).toBe(true);
  },
);

test('detects an unmarked credential in a new endpoint', () => {
  const declare = (result: z.ZodType) =>
    endpoint({ method: 'GET', path: '/api/new/', summary: 'New', access: 'admin', result });
  const plain = declare(z.object({ results: z.array(z.object({ resetUrl: z.string().nullable() })) }));
  expect(unmarked('newEndpoint', plain)).toEqual(['resetUrl']);
  expect(answersCredential(plain)).toBe(false);
  const marked = declare(z.object({ results: z.array(z.object({ resetUrl: credential(z.string()) })) }));
  expect(unmarked('newEndpoint', marked)).toEqual([]);
  expect(answersCredential(marked)).toBe(true);
  expect(marked.sessionOnly).toBe(false);
  expect(unmarked('newEndpoint', declare(z.object({ token: z.string() })))).toEqual(['token']);
});

test('every exception is still in use', () => {
  const names = new Set(everyEndpoint.flatMap(([, one]) => answerFields(one).map(({ name }) => name)));
  expect(Object.keys(harmless).filter((name) => !names.has(name))).toEqual([]);
});

test('check-auth returns no signing key to an access token', async () => {
  const learner = await signedIn(app, await createLearner(app, { isSuperuser: true }));
  const { token } = await learner.call(createToken, { body: { name: 'script' } });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await (await fetch(app.url + checkAuth.path, { headers })).json();
  expect(answer).toMatchObject({ isAuthenticated: true, signingKey: '' });
});
