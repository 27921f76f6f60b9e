import type { Coupon } from '@glossa/contract/shop-settings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { id, openPricing, savedAt } from '../testing/open-pricing.tsx';

const coupon: Coupon = {
  id: id(1),
  code: 'SPRING',
  percentOff: 10,
  amountOff: null,
  currency: null,
  minimum: 0,
  startsAt: null,
  expiresAt: null,
  maxUses: null,
  usedCount: 0,
  isActive: true,
  lastUpdated: savedAt,
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const findPercentField = async () => screen.findByRole<HTMLInputElement>('textbox', { name: /Percent/i });

it('doesn’t overwrite a coupon that someone else has changed, and shows their version', async () => {
  const otherEdit = { ...coupon, percentOff: 15, lastUpdated: '2026-11-02T10:00:00.000Z' };
  const received = fakeServer({
    'GET /api/coupons/': (_request, count) => ({
      status: 200,
      body: { coupons: [count === 1 ? coupon : otherEdit] },
    }),
    [`PATCH /api/coupons/${id(1)}/`]: (_request, count) =>
      count === 1
        ? { status: 409, body: { error: 'x', code: 'changed_meanwhile' } }
        : { status: 200, body: otherEdit },
  });
  const sent = () => received.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  openPricing('/coupons');
  fireEvent.click(await screen.findByRole('button', { name: /Edit.*SPRING/ }));
  fireEvent.change(await findPercentField(), { target: { value: '20' } });
  press('Save');
  expect(await screen.findByText(/Someone else has changed this/)).toBeTruthy();
  expect(sent()[0]).toMatchObject({ percentOff: 20, lastUpdated: savedAt });
  press('Load the current version');
  expect(await screen.findByText(/15% off/)).toBeTruthy();
  press(/Edit.*SPRING/);
  await waitFor(async () => expect((await findPercentField()).value).toContain('15'));
  fireEvent.change(await findPercentField(), { target: { value: '20' } });
  press('Save');
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({ percentOff: 20, lastUpdated: otherEdit.lastUpdated }),
  );
});
