import type { AuditEntry } from '@glossa/contract/audit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AuditPage } from './audit-page.tsx';

const ada = { id: '0192a0b0-0000-7000-8000-0000000000aa', name: 'Ada Admin' };
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '0192a0b0-0000-7000-8000-0000000000e1',
  actor: ada.name,
  actor_id: ada.id,
  action: 'content.publish',
  target_kind: 'ebook',
  target_id: '0192a0b0-0000-7000-8000-0000000000f1',
  reason: '',
  detail: { title: 'Herons' },
  date: '2026-11-01T10:00:00Z',
  ...more,
});
const refund = entry({
  id: '0192a0b0-0000-7000-8000-0000000000e2',
  action: 'order.refund',
  target_kind: 'order',
  target_id: '0192a0b0-0000-7000-8000-00000000beef',
  reason: 'Bought twice',
  detail: {},
});
const price = entry({
  id: '0192a0b0-0000-7000-8000-0000000000e3',
  action: 'content.price',
  detail: { title: 'Owls', fields: ['discountPercentage', 'money'] },
});

function openPage(entries: readonly AuditEntry[], path = '/admin/audit') {
  const received = fakeServer({
    'GET /api/admin/audit/': {
      status: 200,
      body: { results: entries, count: entries.length, next: null, previous: null },
    },
    'GET /api/admin/audit/actors/': { status: 200, body: { results: [ada] } },
  });
  renderApp(<AuditPage />, {
    path,
    session: { state: { status: 'authenticated', user: person({ is_superuser: true }) } },
  });
  const asked = () => received.findLast(({ path: to }) => to === '/api/admin/audit/')?.query;
  return { user: userEvent.setup(), asked };
}

it('says in sentences what was done, and leads to it', async () => {
  openPage([entry({}), refund, price]);
  await screen.findByText(/published the ebook “Herons”/);
  expect(screen.getByText(/refunded the order 0000BEEF/)).toBeDefined();
  expect(screen.getByText('Bought twice')).toBeDefined();
  expect(screen.getByText('Fields: discount percentage and money')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Show: refunded the order 0000BEEF' });
  expect(link.getAttribute('href')).toBe(`/admin/orders?order=${refund.target_id}`);
});

it('is narrowed by who, what, kind and words', async () => {
  const { user, asked } = openPage([entry({})]);
  await screen.findByRole('option', { name: ada.name });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), ada.name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Published');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Done to' }), 'Ebooks');
  await user.type(screen.getByRole('searchbox'), 'heron');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      actor: ada.id,
      action: 'content.publish',
      kind: 'ebook',
      search: 'heron',
    }),
  );
});

it('leaves out what is wrong in an address, and says when nothing fits', async () => {
  const { asked } = openPage([], '/admin/audit?action=x&kind=y&actor=1&search=owl');
  await screen.findByText('No entry fits these filters');
  expect(asked()).toEqual({ page: '1', page_size: '50', search: 'owl' });
});
