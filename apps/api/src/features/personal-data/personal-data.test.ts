import { getPersonalData, updatePersonalData } from '@glossa/contract/personal-data';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const data = {
  date_of_birth: '1990-12-10',
  country: 'England',
  city: 'London',
  address: '12 St James Square',
  postal_code: 'SW1Y 4LB',
  phone: '+44 20 7946 0000',
  newsletter: true,
  marketing: true,
};
const nothing = {
  date_of_birth: '',
  country: '',
  city: '',
  address: '',
  postal_code: '',
  phone: '',
  newsletter: false,
  marketing: false,
};

test('shows, changes and deletes personal data, and withdraws consents', async () => {
  const termsAcceptedAt = new Date('2026-11-01T10:00:00Z');
  const browser = await signInLearner(app, await createLearner(app, { termsAcceptedAt }));
  const accepted = { terms_accepted_at: '2026-11-01T10:00:00.000Z' };
  expect(await browser.call(updatePersonalData, { body: data })).toEqual(data);
  expect(await browser.call(getPersonalData, {})).toEqual({ ...data, ...accepted });
  await browser.call(updatePersonalData, { body: nothing });
  expect(await browser.call(getPersonalData, {})).toEqual({ ...nothing, ...accepted });
});

test('changes only the user’s own data', async () => {
  const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
  await mine.call(updatePersonalData, { body: data });
  expect(await theirs.call(getPersonalData, {})).toMatchObject({ city: '', newsletter: false });
});

test.each([
  [{ date_of_birth: '1850-01-01' }, 'date_of_birth'],
  [{ date_of_birth: 'yesterday' }, 'date_of_birth'],
  [{ newsletter: 'yes' }, 'newsletter'],
  [{ phone: '1'.repeat(41) }, 'phone'],
])('refuses %j', async (change, field) => {
  const browser = await signInLearner(app);
  const attempt = browser.call(updatePersonalData, { body: { ...data, ...change } as never });
  await expect(attempt).rejects.toMatchObject({ status: 400, fields: { [field]: [expect.any(String)] } });
});
