import { randomInt } from 'node:crypto';

import { login, register, startLearning } from '@glossa/contract/auth';
import type { Call } from '@glossa/contract/client';
import type { BrowserContext } from '@playwright/test';

import { createApiClient } from './api-client.ts';

/** A user with an account, created for one test. */
export interface User {
  email: string;
  password: string;
  /** The contract's client, signed in as this user in a separate session. */
  call: Call;
  cookies: ReadonlyMap<string, string>;
  /** Signs in a browser context without using the sign-in page. */
  signInTo: (context: BrowserContext) => Promise<void>;
}

/** A password that satisfies all the rules. */
export const password = 'Quiet-Lamp-77-Reading';

/** Returns an unused email address. The part before the @ has no letters, so that it isn't a word in any language. */
export const newEmail = (): string => `${Date.now()}-${randomInt(1e9)}@example.test`;

/** Signs in to an existing account. `headers` are sent with each request. */
export async function signIn(
  url: string,
  account: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<User> {
  const client = createApiClient(url, headers);
  // Pass only these fields, because the account may be a `User`, which has more.
  const credentials = { email: account.email, password: account.password };
  const { signingKey } = await client.call(login, { body: credentials });
  client.setSigningKey(signingKey);
  return {
    ...credentials,
    call: client.call,
    cookies: client.cookies,
    signInTo: async (context) => {
      const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url }));
      await context.addCookies(cookies);
    },
  };
}

/** Creates an account that isn't learning a language yet, so it can use only the shop. */
export async function createShopAccount(url: string, email = newEmail()): Promise<User> {
  const account = { email, password };
  await createApiClient(url).call(register, {
    body: {
      firstName: 'Ada',
      lastName: 'Reader',
      email: account.email,
      password: account.password,
      dateOfBirth: '1990-05-17',
      country: 'France',
      city: 'Lyon',
      address: '1 rue du Lac',
      zipCode: '69003',
      terms: true,
    },
  });
  return signIn(url, account);
}

/** Creates a learner of one language (given by its code), with an empty library. */
export async function createLearnerAccount(url: string, language = 'en', email?: string): Promise<User> {
  const user = await createShopAccount(url, email);
  await user.call(startLearning, { body: { language } });
  return user;
}
