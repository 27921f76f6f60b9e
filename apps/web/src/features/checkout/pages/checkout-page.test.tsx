import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { order, pendingOrder } from '@/testing/order.ts';
import { openCheckout, quote } from '../testing/open-checkout.tsx';

const goOn = () => screen.findByRole('button', { name: 'Continue to payment' });
const answer = { status: 201, body: pendingOrder() };

it('places one order on a double click, at the displayed price', async () => {
  let send: (given: typeof answer) => void = () => undefined;
  const { of } = openCheckout({
    ordered: () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  const button = await goOn();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(of('/orders/').length).toBeGreaterThan(0));
  expect(of('/orders/')[0]?.body).toMatchObject({ expected_total: 499, country: 'France' });
  send(answer);
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
  expect(new Set(of('/orders/').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

it('reuses the idempotency key when the first request fails', async () => {
  const { user, of } = openCheckout({
    ordered: (_request, count) => (count === 1 ? { status: 502, body: 'gone' } : answer),
  });
  await user.click(await goOn());
  expect(await screen.findByText(/Server error|could not|unknown|unavailable|Bad/i)).toBeTruthy();
  await user.click(await goOn());
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeTruthy();
  const [first, second] = of('/orders/').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('shows the new price after a price change and places a new order', async () => {
  const changed = { status: 409, body: { code: 'price_changed', error: 'x' } };
  let total = 499;
  const { user, of } = openCheckout({
    quoted: () => quote({ subtotal: total, total }),
    ordered: (_request, count) => {
      total = 599;
      return count === 1 ? changed : answer;
    },
  });
  await user.click(await goOn());
  expect(await screen.findByText('$5.99', { selector: '[aria-live] *' })).toBeTruthy();
  await user.click(await goOn());
  await screen.findByRole('heading', { name: 'Payment' });
  const [first, second] = of('/orders/');
  expect(second?.body).toMatchObject({ expected_total: 599 });
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

it('applies a valid coupon and marks an expired one as invalid', async () => {
  const { user } = openCheckout({
    quoted: ({ body }) => {
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
  expect(await screen.findByText('Coupon SPRING is applied.')).toBeTruthy();
  expect(screen.getByText('-$1.00')).toBeTruthy();
});

it('completes a free order immediately', async () => {
  const { user } = openCheckout({
    quoted: () => quote({ subtotal: 0, total: 0 }),
    ordered: () => ({ status: 201, body: order() }),
    first: order(),
  });
  await user.click(await screen.findByRole('button', { name: 'Get it for free' }));
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy();
});

it('disables checkout and says so when payments aren’t configured', async () => {
  openCheckout({ config: { configured: false, provider: null, test: false } });
  expect(await screen.findByText('Payments are not configured')).toBeTruthy();
  expect((await goOn()).hasAttribute('disabled')).toBe(true);
});

it('disables checkout when the total is too small for a card payment', async () => {
  openCheckout({ quoted: () => quote({ discount: 480, total: 19, total_problem: 'order_too_small' }) });
  expect(await screen.findByText(/too small to be paid by card/)).toBeTruthy();
  expect(((await goOn()) as HTMLButtonElement).disabled).toBe(true);
});
