import { defaultLanguageCodes } from '@glossa/language/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { companion } from '@/testing/companion.ts';
import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LanguageSelect } from './language-select.tsx';

const Location = () => `at ${useLocation().pathname}`;

function open(user = sampleUser()) {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    'GET /api/companion/': { status: 200, body: companion() },
    'POST /api/user/profile/update/': { status: 200, body: sampleUser({ current_language: null }) },
  });
  renderApp(
    <>
      <LanguageSelect />
      <Location />
    </>,
    { session: { state: { status: 'authenticated', user } } },
  );
  return { received, select: screen.getByRole('combobox', { name: 'Learning language' }) };
}

const optionsOf = (select: HTMLElement) => within(select).getAllByRole<HTMLOptionElement>('option');

it('lists the learner’s languages between an empty option and the upgrade option', async () => {
  const { select } = open();
  expect(optionsOf(select).map(({ textContent }) => textContent)).toEqual([
    'Select a language',
    'French',
    'Upgrade for more languages',
  ]);
  await userEvent.selectOptions(select, 'Upgrade for more languages');
  await screen.findByText('at /subscription/upgrade');
});

it('also lists the default languages when the plan allows more languages', () => {
  const { select } = open(sampleUser({ subscription_type: 'Pro' }));
  expect(optionsOf(select).map(({ value }) => value)).toEqual([
    '',
    'fr',
    ...defaultLanguageCodes.filter((code) => code !== 'fr'),
    'upgrade',
  ]);
});

it('clears the learning language when the empty option is selected', async () => {
  const { select, received } = open();
  await userEvent.selectOptions(select, 'Select a language');
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'POST')?.body).toEqual({ current_language: null }),
  );
});
