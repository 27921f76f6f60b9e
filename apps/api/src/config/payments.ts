import * as z from 'zod';

import { httpAddress, integer, type ParsedVariables } from './formats.ts';

/** Environment variables for Stripe. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  STRIPE_API_URL: httpAddress.optional(),
  STRIPE_TIMEOUT_MS: integer(100, 80_000).default(10_000),
};
const Variables = z.object(paymentVariables);

/** How payments are taken: by Stripe or, in the demo, by the test provider. */
export type PaymentsConfig =
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** A server that is used instead of Stripe's and implements the same HTTP API; undefined for Stripe itself. */
      server: { protocol: 'http' | 'https'; host: string; port: number } | undefined;
      timeoutMs: number;
    }
  | { provider: 'test' };

const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Requires all of Stripe's keys if one is given. Without the webhook secret, payment events would be lost. */
export function validatePayments(env: ParsedVariables<typeof paymentVariables>): string[] {
  if (!stripeKeys.some((name) => env[name])) return [];
  return stripeKeys
    .filter((name) => !env[name])
    .map((name) => `${name}: is required with the other Stripe keys`);
}

/** Returns the payment settings; undefined when the site takes no payments. */
export function toPaymentsConfig(
  env: z.output<typeof Variables>,
  { demo: isDemo }: { demo: boolean },
): PaymentsConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return isDemo ? { provider: 'test' } : undefined;
  const server = url ? toServerOptions(new URL(url)) : undefined;
  return {
    provider: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    server,
    timeoutMs: env.STRIPE_TIMEOUT_MS,
  };
}

function toServerOptions({ protocol, hostname, port }: URL) {
  const isSafe = protocol === 'https:';
  return {
    protocol: isSafe ? ('https' as const) : ('http' as const),
    host: hostname,
    port: Number(port || (isSafe ? 443 : 80)),
  };
}
