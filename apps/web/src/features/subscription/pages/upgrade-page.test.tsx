import type { Plans } from '@glossa/contract/subscriptions';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '../../../testing/fake-server.ts';
import { person } from '../../../testing/person.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { UpgradePage } from './upgrade-page.tsx';

const plan = (id: Plans['plans'][number]['id'], price: number, languages: number) => ({
  id,
  price,
  money: { amount: price * 100, currency: 'USD' as const },
  days: 30,
  languages,
  isHighlighted: id === 'Pro',
  features: [],
});

function open(current: Plans['current'], fails = 0) {
  const plans = [plan('Basic', 0, 1), plan('Pro', 9, 5), plan('Ultimate', 19, 26)];
  fakeServer({
    'GET /api/subscription/plans/': (_request, count) =>
      count <= fails
        ? { status: 400, body: { code: 'invalid_request', error: 'x' } }
        : { status: 200, body: { plans, current } },
  });
  renderApp(<UpgradePage />, { session: { state: { status: 'authenticated', user: person() } } });
}

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);

it('offers each plan by what it costs, and the highlighted one as the upgrade', async () => {
  open({ plan: 'Basic', ends_at: null });
  const pro = await cardOf('Pro');
  expect(pro.getByText('$9.00')).toBeTruthy();
  expect(pro.getByText('5 learning languages')).toBeTruthy();
  expect(pro.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/checkout?plan=Pro');
  const ultimate = await cardOf('Ultimate');
  const select = ultimate.getByRole('link', { name: 'Select Plan' });
  expect(select.getAttribute('href')).toBe('/checkout?plan=Ultimate');
  const basic = await cardOf('Basic');
  expect(basic.getByText('Your plan')).toBeTruthy();
  expect(basic.queryByRole('link')).toBeNull();
  for (const text of ['All Plans Include', 'All basic languages', 'Core features', 'Regular updates']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

it('says when a plan ends, and renews it', async () => {
  open({ plan: 'Pro', ends_at: '2026-12-24T10:00:00.000Z' });
  expect(await screen.findByText('Your Pro plan ends on Dec 24, 2026.')).toBeTruthy();
  expect((await cardOf('Pro')).getByRole('link', { name: 'Renew Pro' })).toBeTruthy();
  expect((await cardOf('Ultimate')).getByRole('link', { name: 'Select Plan' })).toBeTruthy();
});

it('can be asked for again where the plans could not be had', async () => {
  open({ plan: 'Basic', ends_at: null }, 1);
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await cardOf('Pro')).toBeTruthy();
});
