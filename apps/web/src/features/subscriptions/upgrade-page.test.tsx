import { planNames } from '@glossa/contract/subscriptions';
import type { Plan, Plans } from '@glossa/contract/subscriptions';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { UpgradePage } from './upgrade-page.tsx';

const planFields: Record<Plan['id'], { price: number; languages: number; features: Plan['features'] }> = {
  Basic: { price: 0, languages: 1, features: ['one_language', 'reading', 'videos', 'practice'] },
  Pro: { price: 9, languages: 5, features: ['five_languages', 'reading', 'videos', 'practice'] },
  Ultimate: { price: 19, languages: 26, features: ['all_languages', 'reading', 'videos', 'practice'] },
};

interface Options {
  current?: Partial<Plans['current']>;
  /** Plans for sale: Basic, Pro and Ultimate. */
  offers: readonly Plan['offer'][];
  email?: string | null;
  days?: number;
  /** How many times loading the plans fails before it succeeds. */
  failures?: number;
}

function openPage({ current, offers, email = null, days = 30, failures = 0 }: Options) {
  const plans = planNames.map((id, index) => ({
    id,
    name: id,
    ...planFields[id],
    money: { amount: planFields[id].price * 100, currency: 'USD' as const },
    days,
    isHighlighted: id === 'Pro',
    offer: offers[index],
  }));
  const body = {
    plans,
    current: { plan: 'Basic', ends_at: null, is_managed: false, ...current },
    contact_email: email,
  };
  fakeServer({
    'GET /api/subscription/plans/': (_request, count) =>
      count <= failures
        ? { status: 400, body: { code: 'invalid_request', error: 'x' } }
        : { status: 200, body },
  });
  renderApp(<UpgradePage />, { session: { state: { status: 'authenticated', user: sampleUser() } } });
}

const findPlanCard = async (name: string) =>
  within((await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li') as HTMLElement);
const isDisabled = (button: HTMLElement) => button.matches(':disabled, [data-disabled]');

it('shows each plan with its monthly price, features and button', async () => {
  openPage({ offers: ['current', 'select', 'select'] });
  const pro = await findPlanCard('Pro');
  pro.getByText('$9.00');
  pro.getByText('per month');
  for (const feature of [
    '5 learning languages',
    'Interactive reading',
    'Videos with interactive subtitles',
    'Practice with spaced repetition',
  ])
    pro.getByText(feature);
  expect(pro.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/checkout?plan=Pro');
  const ultimate = await findPlanCard('Ultimate');
  const select = ultimate.getByRole('link', { name: 'Select Plan' });
  expect(select.getAttribute('href')).toBe('/checkout?plan=Ultimate');
  const basic = await findPlanCard('Basic');
  basic.getByText('1 learning language');
  expect(isDisabled(basic.getByRole('button', { name: 'Your plan' }))).toBe(true);
});

it('lists what all plans include, with every language', async () => {
  openPage({ offers: ['current', 'select', 'select'] });
  const region = within(await screen.findByRole('region', { name: 'All Plans Include' }));
  for (const text of ['All basic languages', 'Core features', 'Regular updates', 'Japanese', 'Ancient Greek'])
    region.getByText(text);
});

it('shows when a plan ends, renews it, and marks smaller plans as included', async () => {
  openPage({
    current: { plan: 'Pro', ends_at: '2026-12-24T10:00:00.000Z' },
    offers: ['included', 'renew', 'select'],
  });
  await screen.findByText('Your Pro plan ends on Dec 24, 2026.');
  (await findPlanCard('Pro')).getByRole('link', { name: 'Renew Pro' });
  (await findPlanCard('Ultimate')).getByRole('link', { name: 'Select Plan' });
  expect(isDisabled((await findPlanCard('Basic')).getByRole('button', { name: 'Included in Pro' }))).toBe(
    true,
  );
});

it('offers to contact the administrator if they manage the plan', async () => {
  openPage({
    current: { plan: 'Pro', is_managed: true },
    offers: ['included', 'current', 'contact'],
    email: 'help@example.org',
  });
  await screen.findByText(/An admin manages your plan/);
  expect(screen.queryByRole('link', { name: 'Select Plan' })).toBeNull();
  await userEvent.click((await findPlanCard('Ultimate')).getByRole('button', { name: 'Contact us' }));
  const dialog = within(await screen.findByRole('dialog'));
  const link = dialog.getByRole('link', { name: 'Email help@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:help@example.org');
});

it('shows whom to contact if the site doesn’t accept payments', async () => {
  openPage({ offers: ['current', 'contact', 'contact'] });
  await userEvent.click((await findPlanCard('Pro')).getByRole('button', { name: 'Contact us' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/This site doesn’t take payments/);
  dialog.getByText(/Ask an admin of this site/);
  expect(dialog.queryByRole('link')).toBeNull();
});

it('shows the number of days if the price isn’t monthly', async () => {
  openPage({ offers: ['current', 'select', 'select'], days: 365 });
  (await findPlanCard('Pro')).getByText('per 365 days');
});

it('reloads the plans after an error', async () => {
  openPage({ offers: ['current', 'select', 'select'], failures: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  (await findPlanCard('Pro')).getByText('$9.00');
});
