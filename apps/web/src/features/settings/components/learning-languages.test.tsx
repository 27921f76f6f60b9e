import { defaultSettings } from '@glossa/contract/settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { LearningLanguages } from './learning-languages.tsx';

it('sets whether a known word makes its whole family known, per language', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const received = fakeServer({
    'GET /api/words/families/': { status: 200, body: { languages: [] } },
    'PUT /api/words/families/': { status: 200, body: { languages: ['de'] } },
  });
  const user = sampleUser({
    selected_languages: [
      { code: 'de', name: 'German' },
      { code: 'fr', name: 'French' },
    ],
  });
  renderApp(<LearningLanguages />, { session: { state: { status: 'authenticated', user } } });
  const german = await screen.findByRole('switch', {
    name: 'German: count all forms of a known word as known',
  });
  await waitFor(() => expect(german).toHaveProperty('disabled', false));
  fireEvent.click(german);
  await waitFor(() => expect(german).toHaveProperty('checked', true));
  expect(received.at(-1)?.body).toEqual({ language: 'de', counts: true });
  expect(screen.getByRole('switch', { name: /^French/ })).toHaveProperty('checked', false);
});

it('saves the reading level of each language', async () => {
  document.cookie = 'csrftoken=cookie; Path=/';
  const levels = { de: 'advanced', la: 'beginner' } as const;
  const received = fakeServer({
    'GET /api/words/families/': { status: 200, body: { languages: [] } },
    'GET /api/settings/': { status: 200, body: { ...defaultSettings, levels } },
    'PATCH /api/settings/': ({ body }) => ({
      status: 200,
      body: { ...defaultSettings, ...(body as object) },
    }),
  });
  const user = sampleUser({
    selected_languages: [
      { code: 'de', name: 'German' },
      { code: 'fr', name: 'French' },
    ],
  });
  renderApp(<LearningLanguages />, { session: { state: { status: 'authenticated', user } } });
  const german = await screen.findByRole('combobox', { name: 'How well do you read German?' });
  await waitFor(() => expect(german).toHaveProperty('value', 'advanced'));
  const french = screen.getByRole('combobox', { name: 'How well do you read French?' });
  expect(french).toHaveProperty('value', '');
  fireEvent.change(french, { target: { value: 'intermediate' } });
  await waitFor(() => expect(received.at(-1)?.body).toEqual({ levels: { ...levels, fr: 'intermediate' } }));
});
