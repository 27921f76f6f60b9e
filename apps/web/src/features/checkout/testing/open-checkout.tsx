import type { User } from '@glossa/contract/auth';
import type { OrderQuote } from '@glossa/contract/order-quote';
import type { Order } from '@glossa/contract/orders';
import type { PaymentConfig, PaymentState } from '@glossa/contract/payments';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import type { ReceivedRequest } from '@/testing/fake-server.ts';
import { order, orderId, pendingOrder } from '@/testing/order.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { productCard } from '@/testing/product.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { CheckoutPage } from '../pages/checkout-page.tsx';
import { ReceiptPage } from '../pages/receipt-page.tsx';
import { PayPage } from '../pages/pay-page.tsx';

type Response = { status: number; body: unknown };

/** Returns a quote for one French ebook at 4.99 USD; `more` overrides its fields. */
export const quote = (more: Partial<OrderQuote> = {}): OrderQuote => ({
  currency: 'USD',
  country: 'France',
  lines: [
    {
      product_id: productCard().id,
      plan: null,
      title: 'Le renard',
      author: 'Ésope',
      language: 'fr',
      cover: null,
      type: 'text',
      isFree: false,
      base_price: 499,
      discount_percentage: 0,
      price: 499,
      problem: null,
    },
  ],
  coupon: null,
  coupon_problem: null,
  subtotal: 499,
  discount: 0,
  tax: 0,
  tax_name: '',
  tax_rate: 0,
  tax_included: true,
  total: 499,
  total_problem: null,
  ...more,
});

/** Returns the payment state of the order; `more` overrides its fields. */
export const payment = (more: Partial<PaymentState> = {}): PaymentState => ({
  order_id: orderId,
  order_status: 'pending',
  status: 'requires_payment_method',
  failure: null,
  ...more,
});

/**
 * Renders a checkout that is paid with test cards. `respondToCard` receives the number of attempts; the first
 * successful payment completes the order.
 */
export function openCheckout({
  path = '/checkout',
  respondToQuote = () => quote(),
  respondToOrder = () => ({ status: 201, body: pendingOrder() }),
  respondToCard = () => payment({ status: 'succeeded', order_status: 'completed' }),
  config = {},
  unpaid = pendingOrder(),
  buyer = sampleUser(),
}: {
  path?: string;
  respondToQuote?: (request: ReceivedRequest) => OrderQuote;
  respondToOrder?: (request: ReceivedRequest, count: number) => Response | Promise<Response>;
  respondToCard?: (count: number) => PaymentState;
  config?: Partial<PaymentConfig>;
  /** The order before it is paid. */
  unpaid?: Order;
  buyer?: User;
}) {
  document.cookie = 'csrftoken=test; Path=/';
  let isPaid = false;
  const respond = (state: PaymentState) => {
    isPaid = state.order_status === 'completed';
    return { status: 200, body: state };
  };
  const received = fakeServer({
    'GET /api/shop/cart/': { status: 200, body: { items: [{ ...productCard(), isOnSale: true }], count: 1 } },
    'POST /api/shop/quote/': (request) => ({ status: 200, body: respondToQuote(request) }),
    'POST /api/shop/orders/': respondToOrder,
    [`GET /api/shop/orders/${orderId}/`]: () => ({ status: 200, body: isPaid ? order() : unpaid }),
    'GET /api/payment/config/': {
      status: 200,
      body: { configured: true, provider: 'test', test: true, publicKey: null, testPages: true, ...config },
    },
    'GET /api/auth/email/': {
      status: 200,
      body: { email: buyer.email, is_verified: false, is_link_sent: true, change: null },
    },
    'POST /api/payment/create-payment-intent/': { status: 200, body: { ...payment(), clientSecret: null } },
    'POST /api/payment/test-card/': (_request, count) => respond(respondToCard(count)),
    'POST /api/payment/test-authentication/': ({ body }) =>
      respond(
        (body as { passed: boolean }).passed
          ? payment({ status: 'succeeded', order_status: 'completed' })
          : payment({ failure: 'authentication_required' }),
      ),
  });
  renderApp(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="/checkout/pay" element={<PayPage />} />
      <Route path="/checkout/done" element={<ReceiptPage />} />
    </Routes>,
    { path, session: { state: { status: 'authenticated', user: buyer } } },
  );
  return {
    user: userEvent.setup(),
    /** Returns the write requests whose path ends with `end`, in order. */
    requestsTo: (end: string) =>
      received.filter((request) => request.method !== 'GET' && request.path.endsWith(end)),
    /** Returns the requests that change the cart. */
    cartChanges: () =>
      received.filter(
        ({ method, path: requestPath }) => method !== 'GET' && requestPath.includes('/shop/cart/'),
      ),
  };
}
