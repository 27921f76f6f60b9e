import * as contract from '@glossa/contract/payments';

import type { Deps } from '#deps.ts';
import { requireVerifiedEmail } from '#domain/accounts/email-verification.ts';
import { getRawBody } from '#http/bodies.ts';
import { route, type Route } from '#http/route.ts';
import { authenticateTestCard, payByTestCard, payOrder, receiveEvent, refreshPayment } from './service.ts';

const toBuyerOrder = (body: { order_id: string }, user: { id: string }) => ({
  orderId: body.order_id,
  buyerId: user.id,
});

export const paymentRoutes = (deps: Deps): Route[] => [
  route(contract.getPaymentConfig, async () => ({
    configured: deps.payments !== undefined,
    provider: deps.payments?.name ?? null,
    test: deps.payments?.test ?? false,
    publicKey: deps.payments?.publicKey ?? null,
    testPages: !deps.config.production,
  })),
  route(contract.createPaymentIntent, ({ body, user }) => {
    requireVerifiedEmail(user, deps.config);
    return payOrder(deps, toBuyerOrder(body, user));
  }),
  route(contract.confirmPayment, ({ body, user }) => refreshPayment(deps, toBuyerOrder(body, user))),
  route(contract.payByTestCard, ({ body, user }) => {
    const { number, exp_month: expMonth, exp_year: expYear, cvc } = body;
    return payByTestCard(deps, toBuyerOrder(body, user), { number, expMonth, expYear, cvc });
  }),
  route(contract.authenticateTestCard, ({ body, user }) =>
    authenticateTestCard(deps, toBuyerOrder(body, user), body.passed),
  ),
  route(contract.receivePaymentEvent, async ({ request }) => {
    await receiveEvent(deps, { rawBody: getRawBody(request), signature: request.get('stripe-signature') });
    return { received: true };
  }),
];
