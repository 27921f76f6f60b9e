import type { Order } from '@glossa/contract/orders';
import { authenticateTestCard, payByTestCard } from '@glossa/contract/payments';
import type { PaymentState } from '@glossa/contract/payments';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { List } from '@/ui/layout/list.tsx';
import { CenteredCard } from './centered-card.tsx';
import classes from './test-payment.module.css';

const cards = [
  { number: '4242 4242 4242 4242', outcome: 'good' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'authenticate' },
] as const;

const fieldOfError = {
  card_number_invalid: 'number',
  test_card_only: 'number',
  card_expiry_invalid: 'expiry',
  card_cvc_invalid: 'cvc',
} as const;

/** The demo's card form, which accepts only test cards. */
export function TestCardForm({ order, onState }: { order: Order; onState: (state: PaymentState) => void }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  const pay = useEndpointMutation(payByTestCard, { meta: { silent: true }, onSuccess: onState });
  const changeCard = (part: Partial<typeof card>) => {
    setCard({ ...card, ...part });
    pay.reset();
  };
  const getFieldError = (field: 'number' | 'expiry' | 'cvc') =>
    pay.error && fieldOfError[pay.error.code as keyof typeof fieldOfError] === field && errorText(pay.error);
  const isFormError = pay.error !== null && !(pay.error.code in fieldOfError);
  const digits = (name: 'number' | 'expiry' | 'cvc') => ({
    value: card[name],
    error: getFieldError(name),
    required: true,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    dir: 'ltr' as const,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { number, cvc, expiry } = card;
        pay.mutate({ body: { order_id: order.id, number, cvc, ...readExpiry(expiry) } });
      }}
    >
      <Stack gap="md">
        <Stack gap="sm">
          <TextInput
            label={t('test.number')}
            {...digits('number')}
            placeholder={cards[0].number}
            onChange={({ currentTarget }) => changeCard({ number: groupCardNumber(currentTarget.value) })}
          />
          <Group grow gap="md" align="flex-start">
            <TextInput
              label={t('test.expiry')}
              {...digits('expiry')}
              placeholder={t('test.expiry_placeholder')}
              onChange={({ currentTarget }) => changeCard({ expiry: formatExpiry(currentTarget.value) })}
            />
            <TextInput
              label={t('test.cvc')}
              {...digits('cvc')}
              maxLength={4}
              placeholder="123"
              onChange={({ currentTarget }) => changeCard({ cvc: currentTarget.value.replaceAll(/\D/g, '') })}
            />
          </Group>
        </Stack>
        {isFormError && (
          <Text c="var(--glossa-danger)" role="alert">
            {errorText(pay.error)}
          </Text>
        )}
        <Button type="submit" size="md" fullWidth loading={pay.isPending}>
          {t('pay.amount', { amount: formatMoney(order.total, order.money.currency) })}
        </Button>
        <section aria-label={t('test.cards')}>
          <Title order={2} size="sm" my="xs">
            {t('test.cards')}
          </Title>
          <List gap="xs">
            {cards.map(({ number, outcome }) => (
              <li key={number}>
                <button
                  type="button"
                  className={classes.card}
                  aria-label={`${t('test.use', { number })} · ${t(`test.${outcome}`)}`}
                  onClick={() => changeCard({ number, expiry: '12 / 34', cvc: '123' })}
                >
                  <bdi dir="ltr">{number}</bdi>
                  <Text span c="dimmed">
                    {t(`test.${outcome}`)}
                  </Text>
                </button>
              </li>
            ))}
          </List>
        </section>
      </Stack>
    </form>
  );
}

/** The authentication step of a test card's bank. */
export function TestAuthentication({
  orderId,
  onState,
}: {
  orderId: string;
  onState: (state: PaymentState) => void;
}) {
  const { t } = useTranslation('checkout');
  const authenticate = useEndpointMutation(authenticateTestCard, { onSuccess: onState });
  const respond = (passed: boolean) => authenticate.mutate({ body: { order_id: orderId, passed } });
  return (
    <CenteredCard>
      <Title order={2}>{t('test.authenticate_title')}</Title>
      <Text c="dimmed" maw="46ch">
        {t('test.authenticate_message')}
      </Text>
      <Group justify="center">
        <Button variant="default" disabled={authenticate.isPending} onClick={() => respond(false)}>
          {t('test.authenticate_no')}
        </Button>
        <Button loading={authenticate.isPending} onClick={() => respond(true)}>
          {t('test.authenticate_yes')}
        </Button>
      </Group>
    </CenteredCard>
  );
}

/** Splits the digits of a card number into groups of four, as printed on the card; drops other characters. */
const groupCardNumber = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Formats an expiry date as it is typed: `12 / 34`. */
function formatExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Parses an expiry date into a month (1 to 12) and a four-digit year. A missing part becomes 0. */
function readExpiry(typed: string): { exp_month: number; exp_year: number } {
  const [month, year] = typed.split('/').map((part) => Number(part));
  return { exp_month: month ?? 0, exp_year: year ? 2000 + year : 0 };
}
