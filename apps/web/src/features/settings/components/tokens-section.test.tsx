import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { TokensSection } from './tokens-section.tsx';

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const token = {
  id: '0192a0b0-0000-7000-8000-0000000000a1',
  name: 'Backup',
  prefix: 'glossa_abcde',
  scopes: ['read', 'media'],
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: null,
  expires_at: daysFromNow(60),
};
const list = (...results: object[]) => ({ 'GET /api/auth/tokens/': { status: 200, body: { results } } });

it('creates a token that is read-only by default, and shows it once', async () => {
  document.cookie = 'csrftoken=token; Path=/';
  const received = fakeServer({
    ...list(),
    'POST /api/auth/tokens/': { status: 201, body: { ...token, token: 'glossa_abcde12345' } },
  });
  renderApp(<TokensSection />, { path: '/settings' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Backup');
  await user.click(screen.getByRole('checkbox', { name: 'Files' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires after' }), '365 days');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your new token' })).value).toBe(
    'glossa_abcde12345',
  );
  expect(received.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Backup',
    scopes: ['read', 'media'],
    lifetime_days: 365,
  });
});

it('requires choosing what the token can do', async () => {
  const received = fakeServer(list());
  renderApp(<TokensSection />, { path: '/settings' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Backup');
  await user.click(screen.getByRole('checkbox', { name: 'Read' }));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByText('Choose what the token can do');
  expect(received.some(({ method }) => method === 'POST')).toBe(false);
});

it('lists scopes and warns about tokens that will expire soon or have expired', async () => {
  fakeServer(
    list(
      token,
      { ...token, id: '0192a0b0-0000-7000-8000-0000000000a2', name: 'Soon', expires_at: daysFromNow(6) },
      { ...token, id: '0192a0b0-0000-7000-8000-0000000000a3', name: 'Gone', expires_at: daysFromNow(-1) },
    ),
  );
  renderApp(<TokensSection />, { path: '/settings' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(3));
  const item = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
  item('Backup').getByText(/Read, Files/);
  expect(item('Backup').queryByText('Expires soon')).toBeNull();
  item('Soon').getByText('Expires soon');
  item('Gone').getByText('Expired');
});
