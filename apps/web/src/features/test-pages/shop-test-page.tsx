import { quoteOrder } from '@glossa/contract/order-quote';
import { listOrders } from '@glossa/contract/orders';
import { listMyPurchases } from '@glossa/contract/purchases';
import { getCart, getProduct, getProductPreview, listProducts, productKinds } from '@glossa/contract/shop';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useOptionalUser } from '@/domain/session/session-context.ts';
import { CallLog, useCallLog } from './call-log.tsx';
import { SignInNote, TestPage } from './test-page.tsx';

/** /test-shop: calls every shop endpoint, and shows responses and durations. */
export function ShopTestPage() {
  const { t } = useTranslation('tests');
  const isVisitor = useOptionalUser() === undefined;
  const { entries, logCall, clear } = useCallLog();
  const callAll = async () => {
    for (const type of productKinds) await logCall(listProducts, { query: { type, page_size: 3 } });
    const products = await logCall(listProducts, { query: { page_size: 3 } });
    const [first] = products?.results ?? [];
    if (first) {
      await logCall(getProduct, { params: { id: first.id } });
      await logCall(getProductPreview, { params: { id: first.id } });
    }
    // The remaining endpoints require an account.
    if (isVisitor) return;
    await logCall(getCart, {});
    const ids = products?.results.filter(({ isOwned }) => !isOwned).map(({ id }) => id) ?? [];
    if (ids.length > 0) await logCall(quoteOrder, { body: { product_ids: ids } });
    await logCall(listOrders, { query: {} });
    await logCall(listMyPurchases, { query: {} });
  };
  return (
    <TestPage title={t('shop.title')} help={t('shop.help')}>
      {() => (
        <>
          <Group>
            <Button onClick={() => void callAll()}>{t('shop.ask')}</Button>
          </Group>
          {isVisitor && <SignInNote />}
          <CallLog title={t('log.title')} entries={entries} onClear={clear} />
        </>
      )}
    </TestPage>
  );
}
