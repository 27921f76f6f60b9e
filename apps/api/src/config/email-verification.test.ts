import { expect, test } from 'vitest';

import { readConfig } from '#config.ts';

test.each([
  [{}, false],
  [{ SMTP_URL: 'smtp://mail.example.org' }, true],
  [{ SMTP_URL: 'smtp://mail.example.org', EMAIL_VERIFICATION: 'off' }, false],
  [{ EMAIL_VERIFICATION: 'required' }, true],
])('with %o, requires confirmation: %s', (environment, isRequired) => {
  const config = readConfig({
    DATABASE_URL: 'postgresql://localhost/glossa',
    SECRET: 'a secret of the tests, long enough to be one',
    ...environment,
  });
  expect(config.emailVerification).toEqual({ isRequired });
});
