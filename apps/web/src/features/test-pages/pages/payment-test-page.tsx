import { createOrder } from '@glossa/contract/orders';
import {
  authenticateTestCard,
  createPaymentIntent,
  lookAtPayment,
  payByTestCard,
} from '@glossa/contract/payments';
import { listProducts } from '@glossa/contract/shop';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { CallLog } from '../components/call-log.tsx';
import { SignInNote } from '../components/sign-in-note.tsx';
import { TestPage } from '../components/test-page.tsx';
import { useCallLog } from '../hooks/use-call-log.ts';

/** Test cards by their outcome. */
const cards = {
  success: '4242424242424242',
  decline: '4000000000000002',
  authentication: '4000002500003155',
} as const;
const kinds = ['success', 'decline', 'authentication'] as const;
const nextYear = new Date().getFullYear() + 1;

/** /stripe-test: creates an order and pays it step by step, showing the server's responses. */
export function PaymentTestPage() {
  const { t } = useTranslation('tests');
  const isVisitor = useOptionalUser() === undefined;
  const { entries, make, clear } = useCallLog();
  const products = useQuery(endpointQuery(listProducts, { query: { free: false, page_size: 50 } }));
  const [product, setProduct] = useState('');
  const [order, setOrder] = useState<string>();
  const chosen = product || products.data?.results[0]?.id;
  const begin = async () => {
    if (chosen === undefined) return;
    const made = await make(
      createOrder,
      { body: { product_ids: [chosen] } },
      { 'Idempotency-Key': crypto.randomUUID() },
    );
    if (!made) return;
    setOrder(made.id);
    await make(createPaymentIntent, { body: { order_id: made.id } });
  };
  return (
    <TestPage title={t('payment.title')} help={t('payment.help')}>
      {(config) => (
        <>
          <Group align="end">
            <NativeSelect
              label={t('payment.product')}
              value={chosen ?? ''}
              onChange={({ currentTarget }) => setProduct(currentTarget.value)}
              data={(products.data?.results ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            />
            <Button disabled={chosen === undefined || isVisitor} onClick={() => void begin()}>
              {t('payment.begin')}
            </Button>
          </Group>
          {isVisitor && <SignInNote />}
          {order !== undefined && (
            <Group mt={16}>
              {config.provider === 'test' &&
                kinds.map((kind) => (
                  <Button
                    key={kind}
                    variant="default"
                    onClick={() =>
                      void make(payByTestCard, {
                        body: {
                          order_id: order,
                          number: cards[kind],
                          exp_month: 12,
                          exp_year: nextYear,
                          cvc: '123',
                        },
                      })
                    }
                  >
                    {t(`payment.card.${kind}`)}
                  </Button>
                ))}
              {config.provider === 'test' &&
                [true, false].map((passed) => (
                  <Button
                    key={String(passed)}
                    variant="default"
                    onClick={() => void make(authenticateTestCard, { body: { order_id: order, passed } })}
                  >
                    {t(passed ? 'payment.passed' : 'payment.refused')}
                  </Button>
                ))}
              <Button
                variant="default"
                onClick={() => void make(lookAtPayment, { body: { order_id: order } })}
              >
                {t('payment.look')}
              </Button>
            </Group>
          )}
          <CallLog title={t('log.title')} entries={entries} onClear={clear} />
        </>
      )}
    </TestPage>
  );
}
