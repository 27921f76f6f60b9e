import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { PersonalSection } from './personal-section.tsx';

it('shows the data from registration, and withdraws a consent', async () => {
  document.cookie = 'csrftoken=token; Path=/';
  const data = {
    date_of_birth: '1990-12-10',
    country: 'Atlantis',
    city: 'London',
    address: '12 St James Square',
    postal_code: 'SW1Y 4LB',
    phone: '',
    newsletter: true,
    marketing: false,
  };
  const received = fakeServer({
    'GET /api/user/personal-data/': {
      status: 200,
      body: { ...data, terms_accepted_at: '2026-11-01T10:00:00Z' },
    },
    'PUT /api/user/personal-data/': ({ body }) => ({ status: 200, body }),
  });
  renderApp(<PersonalSection />, { path: '/settings' });
  const user = userEvent.setup();
  await screen.findByDisplayValue('12 St James Square');
  screen.getByText(/You accepted the terms on/);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('Atlantis');
  await user.click(screen.getByRole('checkbox', { name: 'Send me the newsletter' }));
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() =>
    expect(received.find(({ method }) => method === 'PUT')?.body).toEqual({ ...data, newsletter: false }),
  );
});
