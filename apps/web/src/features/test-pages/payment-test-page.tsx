import { createOrder } from '@glossa/contract/orders';
import {
  authenticateTestCard,
  createPaymentIntent,
  confirmPayment,
  payByTestCard,
} from '@glossa/contract/payments';
import { listProducts } from '@glossa/contract/shop';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useOptionalUser } from '@/domain/session/session-context.ts';
import { CallLog, useCallLog } from './call-log.tsx';
import { SignInNote, TestPage } from './test-page.tsx';

/** Test cards by their outcome. */
const cards = {
  success: '4242424242424242',
  decline: '4000000000000002',
  authentication: '4000002500003155',
} as const;
const kinds = ['success', 'decline', 'authentication'] as const;
const nextYear = new Date().getFullYear() + 1;

/** /stripe-test: creates an order and pays for it step by step, showing the server's responses. */
export function PaymentTestPage() {
  const { t } = useTranslation('tests');
  const isVisitor = useOptionalUser() === undefined;
  const { entries, logCall, clear } = useCallLog();
  const products = useQuery(endpointQuery(listProducts, { query: { free: false, page_size: 50 } }));
  const [product, setProduct] = useState('');
  const [order, setOrder] = useState<string>();
  const selected = product || products.data?.results[0]?.id;
  const createAndPay = async () => {
    if (selected === undefined) return;
    const created = await logCall(
      createOrder,
      { body: { product_ids: [selected] } },
      { 'Idempotency-Key': crypto.randomUUID() },
    );
    if (!created) return;
    setOrder(created.id);
    await logCall(createPaymentIntent, { body: { order_id: created.id } });
  };
  return (
    <TestPage title={t('payment.title')} help={t('payment.help')}>
      {(config) => (
        <>
          <Group align="end">
            <NativeSelect
              label={t('payment.product')}
              value={selected ?? ''}
              onChange={({ currentTarget }) => setProduct(currentTarget.value)}
              data={(products.data?.results ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            />
            <Button disabled={selected === undefined || isVisitor} onClick={() => void createAndPay()}>
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
                      void logCall(payByTestCard, {
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
                    onClick={() => void logCall(authenticateTestCard, { body: { order_id: order, passed } })}
                  >
                    {t(passed ? 'payment.passed' : 'payment.refused')}
                  </Button>
                ))}
              <Button
                variant="default"
                onClick={() => void logCall(confirmPayment, { body: { order_id: order } })}
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
