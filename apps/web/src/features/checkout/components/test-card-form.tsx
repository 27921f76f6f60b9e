import type { Order } from '@glossa/contract/orders';
import { payByTestCard } from '@glossa/contract/payments';
import type { PaymentState } from '@glossa/contract/payments';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { grouped, groupedExpiry, readExpiry } from '../card-input.ts';
import classes from './test-card-form.module.css';

const cards = [
  { number: '4242 4242 4242 4242', does: 'good' },
  { number: '4000 0000 0000 0002', does: 'declined' },
  { number: '4000 0025 0000 3155', does: 'authenticate' },
] as const;

const places = {
  card_number_invalid: 'number',
  test_card_only: 'number',
  card_expiry_invalid: 'expiry',
  card_cvc_invalid: 'cvc',
} as const;

/** The demo's card form, which accepts only test cards. */
export function TestCardForm({ order, onState }: { order: Order; onState: (state: PaymentState) => void }) {
  const { t } = useTranslation('checkout');
  const write = useMoney();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const pay = useEndpointMutation(payByTestCard, { meta: { quiet: true }, onSuccess: onState });
  const set = (part: Partial<typeof card>) => {
    setCard({ ...card, ...part });
    pay.reset();
  };
  const wrong = (place: 'number' | 'expiry' | 'cvc') =>
    pay.error && places[pay.error.code as keyof typeof places] === place && errorText(pay.error);
  const isElsewhere = pay.error !== null && !(pay.error.code in places);
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        const { number, cvc, expiry } = card;
        pay.mutate({ body: { order_id: order.id, number, cvc, ...readExpiry(expiry) } });
      }}
    >
      <div className={classes.fields}>
        <TextInput
          className={classes.number ?? ''}
          label={t('test.number')}
          value={card.number}
          error={wrong('number')}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          placeholder={cards[0].number}
          onChange={({ currentTarget }) => set({ number: grouped(currentTarget.value) })}
        />
        <TextInput
          label={t('test.expiry')}
          value={card.expiry}
          error={wrong('expiry')}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          placeholder={t('test.expiry_placeholder')}
          onChange={({ currentTarget }) => set({ expiry: groupedExpiry(currentTarget.value) })}
        />
        <TextInput
          label={t('test.cvc')}
          value={card.cvc}
          error={wrong('cvc')}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={4}
          placeholder="123"
          onChange={({ currentTarget }) => set({ cvc: currentTarget.value.replaceAll(/\D/g, '') })}
        />
      </div>
      {isElsewhere && (
        <p className={classes.error} role="alert">
          {errorText(pay.error)}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={pay.isPending}>
        {t('pay.amount', { amount: write(order.total, order.money.currency) })}
      </Button>
      <section aria-label={t('test.cards')}>
        <h2 className={classes.heading}>{t('test.cards')}</h2>
        <ul className={classes.cards}>
          {cards.map(({ number, does }) => (
            <li key={number}>
              <button
                type="button"
                aria-label={`${t('test.use', { number })} · ${t(`test.${does}`)}`}
                onClick={() => set({ number, expiry: '12 / 34', cvc: '123' })}
              >
                <bdi dir="ltr">{number}</bdi>
                <span>{t(`test.${does}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </form>
  );
}
