import type { Order } from '@glossa/contract/orders';
import { Button } from '@mantine/core';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { payPath } from '../paths.ts';
import { Notice } from './notice.tsx';
import classes from './test-card-form.module.css';

interface Loaded {
  stripe: Stripe;
  elements: StripeElements;
}

// Mantine's own hook would end up in the initial bundle of every page.
const isDark = (): boolean => document.documentElement.dataset['mantineColorScheme'] === 'dark';

/** Stripe's own card form. Its result only triggers a check; the server decides whether the order is paid. */
export function StripeForm({
  order,
  publicKey,
  clientSecret,
  waits,
  onPaid,
}: {
  order: Order;
  publicKey: string;
  clientSecret: string;
  /** Whether a request to the server is pending. */
  waits: boolean;
  onPaid: () => void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const write = useMoney();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const language = i18n.language;
  useEffect(() => {
    let isGone = false;
    let elements: StripeElements | undefined;
    loadStripe(publicKey)
      .then((stripe) => {
        if (isGone || !place.current) return;
        if (!stripe) throw new Error('Stripe was not loaded');
        elements = stripe.elements({
          clientSecret,
          locale: language as 'auto',
          appearance: { theme: isDark() ? 'night' : 'stripe' },
        });
        elements.create('payment').mount(place.current);
        setLoaded({ stripe, elements });
      })
      .catch(() => {
        if (!isGone) setLoaded(null);
      });
    return () => {
      isGone = true;
      elements?.getElement('payment')?.destroy();
    };
  }, [publicKey, clientSecret, language]);

  async function pay({ stripe, elements }: Loaded) {
    setBusy(true);
    setProblem(undefined);
    // Some banks authenticate on their own page and redirect back to ours.
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(payPath(order.id), location.origin).href },
    });
    setBusy(false);
    if (error) setProblem(error.message);
    else onPaid();
  }

  if (loaded === null) return <Notice tone="danger">{t('pay.failed_to_load')}</Notice>;
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (loaded) void pay(loaded);
      }}
    >
      <div ref={place} aria-busy={loaded === undefined}>
        {loaded === undefined && <p>{t('pay.loading')}</p>}
      </div>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="md" fullWidth disabled={!loaded} loading={busy || waits}>
        {t('pay.amount', { amount: write(order.total, order.money.currency) })}
      </Button>
      <p className={classes.heading}>{t('pay.secure')}</p>
    </form>
  );
}
