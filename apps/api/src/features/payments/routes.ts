import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/payments';

import type { Deps } from '#deps.ts';
import { followEvent } from '#domain/shop/payments/follow-event.ts';
import { rawBodyOf } from '#http/bodies.ts';
import { route, type Route } from '#http/route.ts';
import { orPaymentFailure } from './or-payment-failure.ts';
import { atTestProvider, lookAgain, payOrder } from './pay-order.ts';

export function paymentRoutes(deps: Deps): Route[] {
  const work = () => {
    const { db, payments: provider } = deps;
    return provider ? { db, provider, clock: () => deps.clock() } : fail('payments_not_configured');
  };
  const testWork = () => {
    const { provider, ...rest } = work();
    return 'confirm' in provider ? { ...rest, provider } : fail('payments_not_configured');
  };
  const attempt = <Result>(does: () => Promise<Result>) => orPaymentFailure(deps, does);
  const whose = (body: { order_id: string }, user: { id: string }) => ({
    orderId: body.order_id,
    buyerId: user.id,
  });
  return [
    route(contract.getPaymentConfig, async () => ({
      configured: deps.payments !== undefined,
      provider: deps.payments?.name ?? null,
      test: deps.payments?.test ?? false,
      publicKey: deps.payments?.publicKey ?? null,
      testPages: !deps.config.production,
    })),
    route(contract.createPaymentIntent, ({ body, user }) =>
      attempt(() => payOrder(work(), whose(body, user))),
    ),
    route(contract.lookAtPayment, ({ body, user }) => attempt(() => lookAgain(work(), whose(body, user)))),
    route(contract.payByTestCard, ({ body, user }) =>
      attempt(() => {
        const paying = testWork();
        const { number, exp_month: expMonth, exp_year: expYear, cvc } = body;
        const card = { number, expMonth, expYear, cvc };
        return atTestProvider(paying, whose(body, user), (intentId) =>
          paying.provider.confirm({ intentId, card }),
        );
      }),
    ),
    route(contract.authenticateTestCard, ({ body, user }) =>
      attempt(() => {
        const paying = testWork();
        return atTestProvider(paying, whose(body, user), (intentId) =>
          paying.provider.authenticate({ intentId, passed: body.passed }),
        );
      }),
    ),
    route(contract.receivePaymentEvent, ({ request }) =>
      attempt(async () => {
        const paying = work();
        const signature = request.get('stripe-signature');
        await followEvent(paying, paying.provider.readEvent({ rawBody: rawBodyOf(request), signature }));
        return { received: true };
      }),
    ),
  ];
}
