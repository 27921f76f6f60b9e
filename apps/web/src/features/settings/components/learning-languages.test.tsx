import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { LearningLanguages } from './learning-languages.tsx';

it('lets a known word count for its family in one language', async () => {
  document.cookie = 'csrftoken=kept; Path=/';
  const received = fakeServer({
    'GET /api/words/families/': { status: 200, body: { languages: [] } },
    'PUT /api/words/families/': { status: 200, body: { languages: ['de'] } },
  });
  const user = person({
    selected_languages: [
      { code: 'de', name: 'German' },
      { code: 'fr', name: 'French' },
    ],
  });
  renderApp(<LearningLanguages />, { session: { state: { status: 'authenticated', user } } });
  const german = await screen.findByRole('switch', { name: 'German: a known word counts for all its forms' });
  await waitFor(() => expect(german).toHaveProperty('disabled', false));
  fireEvent.click(german);
  await waitFor(() => expect(german).toHaveProperty('checked', true));
  expect(received.at(-1)?.body).toEqual({ language: 'de', counts: true });
  expect(screen.getByRole('switch', { name: /^French/ })).toHaveProperty('checked', false);
});
