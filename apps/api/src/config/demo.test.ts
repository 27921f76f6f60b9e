import { describe, expect, test } from 'vitest';

import { readConfig } from '#config.ts';

const requiredVariables = {
  DATABASE_URL: 'postgresql://localhost/x',
  SECRET: 'a secret of these tests, long enough',
  EMBEDDED: '1',
};
const readTestConfig = (environment: Record<string, string>) =>
  readConfig({ ...requiredVariables, ...environment });

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { PUBLIC_URL: 'http://localhost:3000/' },
  { PUBLIC_URL: 'http://[::1]:3000', TRUST_PROXY: '0' },
])('allows the demo on a site that can only be reached from this machine: %o', (environment) => {
  expect(readTestConfig(environment)).toMatchObject({ demo: true, payments: { provider: 'test' } });
});

describe('the demo and test cards are off', () => {
  test.each([
    { PUBLIC_URL: 'https://glossa.example' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
    { PUBLIC_URL: 'http://127.glossa.example' },
    { PUBLIC_URL: 'http://localhost.glossa.example' },
    { TRUST_PROXY: '1' },
    { TRUST_PROXY: '1', PUBLIC_URL: 'https://glossa.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '127.glossa.example' },
    { NODE_ENV: 'production' },
    { EMBEDDED: '' },
  ])('with %o', (environment) => {
    expect(readTestConfig(environment)).toMatchObject({ demo: false, payments: undefined });
  });
});

test.each([
  [true, { PUBLIC_URL: 'https://glossa.example' }],
  [true, { PUBLIC_URL: 'https://glossa.example', NODE_ENV: 'production' }],
  [true, { NODE_ENV: 'production' }],
  [false, { PUBLIC_URL: 'http://localhost:8080', NODE_ENV: 'production' }],
  [false, {}],
])('sets Secure on cookies (%s) with %o', (secure, environment) => {
  expect(readTestConfig(environment).secure).toBe(secure);
});

test.each([
  ['http://127.0.0.1:3000', { HOST: '0.0.0.0' }],
  ['http://[::1]:3000', { HOST: '::1' }],
  ['http://192.168.1.5:3000', { HOST: '192.168.1.5' }],
])('defaults the public URL to %s', (url, environment) => {
  expect(readTestConfig(environment).publicUrl).toBe(url);
});
