import { randomInt } from 'node:crypto';

import { login, register, startLearning } from '@glossa/contract/auth';
import type { Call } from '@glossa/contract/client';
import type { BrowserContext } from '@playwright/test';

import { createApiClient } from './api-client.ts';

/** Somebody with an account, made for one test. */
export interface Person {
  email: string;
  password: string;
  /** The contract's client, signed in as this person in a session of its own. */
  call: Call;
  cookies: ReadonlyMap<string, string>;
  /** Signs a browser in without its sign-in page. */
  enter: (context: BrowserContext) => Promise<void>;
}

/** A password that every rule of the app allows. */
export const password = 'Quiet-Lamp-77-Reading';

/** An address that nobody has. Without letters, so that its name is a word of no language. */
export const newAddress = (): string => `${Date.now()}-${randomInt(1e9)}@example.test`;

/** Signs an account that exists in. */
export async function signIn(url: string, account: { email: string; password: string }): Promise<Person> {
  const client = createApiClient(url);
  // Somebody who is signed in elsewhere has more than these.
  const own = { email: account.email, password: account.password };
  const { signingKey } = await client.call(login, { body: own });
  client.signWith(signingKey);
  return {
    ...own,
    call: client.call,
    cookies: client.cookies,
    enter: async (context) => {
      const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url }));
      await context.addCookies(cookies);
    },
  };
}

/** A shop account of its own, under an address that nobody has. */
export async function newShopClient(url: string, email = newAddress()): Promise<Person> {
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

/** A learner of one language (its code), with an empty library. */
export async function newLearner(url: string, language = 'en', email?: string): Promise<Person> {
  const person = await newShopClient(url, email);
  await person.call(startLearning, { body: { language } });
  return person;
}
