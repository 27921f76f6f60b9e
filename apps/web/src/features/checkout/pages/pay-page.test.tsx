import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { orderId, pendingOrder } from '@/testing/order.ts';
import { openCheckout, payment } from '../testing/open-checkout.tsx';

const path = `/checkout/pay?order=${orderId}`;
const testCard = (number: string) => screen.findByRole('button', { name: new RegExp(number) });
const payButton = () => screen.findByRole('button', { name: 'Pay $4.99' });

it('reports a declined card, leaves the cart unchanged and accepts another card', async () => {
  const { user, requestsTo, cartChanges } = openCheckout({
    path,
    respondToCard: (count) =>
      count === 1
        ? payment({ failure: 'generic_decline' })
        : payment({ status: 'succeeded', order_status: 'completed' }),
  });
  await user.click(await testCard('4000 0000 0000 0002'));
  await user.click(await payButton());
  expect(await screen.findByText('Your card was declined. Try another card.')).toBeTruthy();
  expect(cartChanges()).toEqual([]);
  await user.click(await testCard('4242 4242 4242 4242'));
  await user.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  expect(screen.getByText(/Order 000042 completed successfully\./)).toBeTruthy();
  expect(requestsTo('/test-card/').map(({ body }) => body)).toMatchObject([
    { number: '4000 0000 0000 0002', exp_month: 12, exp_year: 2034 },
    { number: '4242 4242 4242 4242' },
  ]);
});

it('asks for authentication and declines the payment without it', async () => {
  const { user, requestsTo } = openCheckout({
    path,
    respondToCard: () => payment({ status: 'requires_action' }),
  });
  await user.click(await testCard('4000 0025 0000 3155'));
  await user.click(await payButton());
  await user.click(await screen.findByRole('button', { name: 'No, decline' }));
  expect(await screen.findByText(/The payment wasn’t authenticated/)).toBeTruthy();
  await user.click(await testCard('4000 0025 0000 3155'));
  await user.click(await payButton());
  await user.click(await screen.findByRole('button', { name: 'Yes, it’s me' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
  expect(requestsTo('/test-authentication/').map(({ body }) => body)).toEqual([
    { order_id: orderId, passed: false },
    { order_id: orderId, passed: true },
  ]);
});

it('doesn’t offer payment for an order that has been canceled', async () => {
  const { requestsTo } = openCheckout({
    path,
    unpaid: pendingOrder({ status: 'cancelled', canCancel: false }),
  });
  expect(await screen.findByText('It was canceled. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeTruthy();
  await waitFor(() => expect(requestsTo('/create-payment-intent/')).toEqual([]));
});
