import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { order, pendingOrder } from '@/testing/order.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { openCheckout, quote } from '../testing/open-checkout.tsx';

const continueButton = () => screen.findByRole('button', { name: 'Continue to payment' });
const created = { status: 201, body: pendingOrder() };

it('places only one order on a double click, at the displayed price', async () => {
  let send: (response: typeof created) => void = () => undefined;
  const { requestsTo } = openCheckout({
    respondToOrder: () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  const button = await continueButton();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(requestsTo('/orders/').length).toBeGreaterThan(0));
  expect(requestsTo('/orders/')[0]?.body).toMatchObject({ expected_total: 499, country: 'France' });
  send(created);
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
  expect(new Set(requestsTo('/orders/').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('reuses the idempotency key after a server error', async () => {
  const { user, requestsTo } = openCheckout({
    respondToOrder: (_request, count) => (count === 1 ? { status: 502, body: 'gone' } : created),
  });
  await user.click(await continueButton());
  expect(await screen.findByText(/Server error|could not|unknown|unavailable|Bad/i)).toBeTruthy();
  await user.click(await continueButton());
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
  const [first, second] = requestsTo('/orders/').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('shows the new price after a price change and places a new order', async () => {
  const priceChanged = { status: 409, body: { code: 'price_changed', error: 'x' } };
  let total = 499;
  const { user, requestsTo } = openCheckout({
    respondToQuote: () => quote({ subtotal: total, total }),
    respondToOrder: (_request, count) => {
      total = 599;
      return count === 1 ? priceChanged : created;
    },
  });
  await user.click(await continueButton());
  expect(await screen.findByText('$5.99', { selector: '[aria-live] *' })).toBeTruthy();
  await user.click(await continueButton());
  await screen.findByRole('heading', { name: 'Payment' });
  const [first, second] = requestsTo('/orders/');
  expect(second?.body).toMatchObject({ expected_total: 599 });
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

it('applies a valid coupon and marks an expired one as invalid', async () => {
  const { user } = openCheckout({
    respondToQuote: ({ body }) => {
      const { coupon } = body as { coupon: string | null };
      if (coupon === 'SPRING') return quote({ coupon, discount: 100, total: 399 });
      return quote({ coupon_problem: coupon === null ? null : 'coupon_expired' });
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Coupon' });
  const apply = screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect(apply.disabled).toBe(true);
  await user.type(field, 'OLD{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.type(field, 'SPRING');
  await user.click(apply);
  expect(await screen.findByText('Coupon SPRING applied.')).toBeTruthy();
  expect(screen.getByText('-$1.00')).toBeTruthy();
});

it('completes a free order immediately', async () => {
  const { user } = openCheckout({
    respondToQuote: () => quote({ subtotal: 0, total: 0 }),
    respondToOrder: () => ({ status: 201, body: order() }),
    unpaid: order(),
  });
  await user.click(await screen.findByRole('button', { name: 'Get it for free' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
});

it('disables checkout with a notice when payments aren’t configured', async () => {
  openCheckout({ config: { configured: false, provider: null, test: false } });
  expect(await screen.findByText('Payments aren’t configured')).toBeTruthy();
  expect((await continueButton()).hasAttribute('disabled')).toBe(true);
});

it('disables checkout when the total is too small for a card payment', async () => {
  openCheckout({
    respondToQuote: () => quote({ discount: 480, total: 19, total_problem: 'order_too_small' }),
  });
  expect(await screen.findByText(/below the minimum for card payments/)).toBeTruthy();
  expect(((await continueButton()) as HTMLButtonElement).disabled).toBe(true);
});

const unverifiedBuyer = sampleUser({ email_verified: false });

it('asks a buyer to confirm the email address, but leaves it to the server to reject the order', async () => {
  const { user } = openCheckout({
    buyer: unverifiedBuyer,
    respondToOrder: () => ({ status: 403, body: { code: 'email_not_verified', error: 'x' } }),
  });
  await screen.findByText('Open the link that we sent to reader@example.org.');
  await user.click(await continueButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Confirm your email address');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('places the order of a buyer who has confirmed the address in another window', async () => {
  const { user } = openCheckout({ buyer: unverifiedBuyer });
  await user.click(await continueButton());
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
});

it('lets a buyer with an unconfirmed address get free items', async () => {
  openCheckout({ buyer: unverifiedBuyer, respondToQuote: () => quote({ subtotal: 0, total: 0 }) });
  await screen.findByRole('button', { name: 'Get it for free' });
  expect(screen.queryByText('Confirm your email address')).toBeNull();
});
