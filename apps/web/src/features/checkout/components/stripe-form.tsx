import type { Order } from '@glossa/contract/orders';
import { Button, Stack, Text } from '@mantine/core';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { payPath } from '../paths.ts';
import { Notice } from './notice.tsx';

interface Loaded {
  stripe: Stripe;
  elements: StripeElements;
}

// Read from the DOM, because Mantine's hook would end up in the initial bundle of every page.
const isDark = (): boolean => document.documentElement.dataset['mantineColorScheme'] === 'dark';

/** Stripe's own card form. Its result only triggers a check; the server decides whether the order is paid. */
export function StripeForm({
  order,
  publicKey,
  clientSecret,
  isChecking,
  onConfirmed,
}: {
  order: Order;
  publicKey: string;
  clientSecret: string;
  /** Whether the server is still checking the payment. */
  isChecking: boolean;
  onConfirmed: () => void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const formatMoney = useMoney();
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>();
  const [problem, setProblem] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const language = i18n.language;
  useEffect(() => {
    let isUnmounted = false;
    let elements: StripeElements | undefined;
    loadStripe(publicKey)
      .then((stripe) => {
        if (isUnmounted || !container.current) return;
        if (!stripe) throw new Error('Stripe was not loaded');
        elements = stripe.elements({
          clientSecret,
          locale: language as 'auto',
          appearance: { theme: isDark() ? 'night' : 'stripe' },
        });
        elements.create('payment').mount(container.current);
        setLoaded({ stripe, elements });
      })
      .catch(() => {
        if (!isUnmounted) setLoaded(null);
      });
    return () => {
      isUnmounted = true;
      elements?.getElement('payment')?.destroy();
    };
  }, [publicKey, clientSecret, language]);

  async function pay({ stripe, elements }: Loaded) {
    setConfirming(true);
    setProblem(undefined);
    // Some banks authenticate on their own page and redirect back to ours.
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(payPath(order.id), location.origin).href },
    });
    setConfirming(false);
    if (error) setProblem(error.message);
    else onConfirmed();
  }

  if (loaded === null) return <Notice tone="danger">{t('pay.failed_to_load')}</Notice>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (loaded) void pay(loaded);
      }}
    >
      <Stack gap="md">
        <div ref={container} aria-busy={loaded === undefined}>
          {loaded === undefined && <Text my="md">{t('pay.loading')}</Text>}
        </div>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" size="md" fullWidth disabled={!loaded} loading={isConfirming || isChecking}>
          {t('pay.amount', { amount: formatMoney(order.total, order.money.currency) })}
        </Button>
        <Text size="sm" fw={600} my="xs">
          {t('pay.secure')}
        </Text>
      </Stack>
    </form>
  );
}
