import { quoteOrder } from '@glossa/contract/order-quote';
import { listOrders } from '@glossa/contract/orders';
import { listMyPurchases } from '@glossa/contract/purchases';
import { getCart, getProduct, getProductPreview, listProducts, productKinds } from '@glossa/contract/shop';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useOptionalUser } from '@/domain/session/session-context.ts';
import { CallLog } from '../components/call-log.tsx';
import { SignInNote } from '../components/sign-in-note.tsx';
import { TestPage } from '../components/test-page.tsx';
import { useCallLog } from '../hooks/use-call-log.ts';

/** /test-shop: calls every endpoint of the shop, and shows responses and durations. */
export function ShopTestPage() {
  const { t } = useTranslation('tests');
  const isVisitor = useOptionalUser() === undefined;
  const { entries, make, clear } = useCallLog();
  const askAll = async () => {
    for (const type of productKinds) await make(listProducts, { query: { type, page_size: 3 } });
    const all = await make(listProducts, { query: { page_size: 3 } });
    const [first] = all?.results ?? [];
    if (first) {
      await make(getProduct, { params: { id: first.id } });
      await make(getProductPreview, { params: { id: first.id } });
    }
    // The remaining endpoints need an account.
    if (isVisitor) return;
    await make(getCart, {});
    const ids = all?.results.filter(({ isOwned }) => !isOwned).map(({ id }) => id) ?? [];
    if (ids.length > 0) await make(quoteOrder, { body: { product_ids: ids } });
    await make(listOrders, { query: {} });
    await make(listMyPurchases, { query: {} });
  };
  return (
    <TestPage title={t('shop.title')} help={t('shop.help')}>
      {() => (
        <>
          <Group>
            <Button onClick={() => void askAll()}>{t('shop.ask')}</Button>
          </Group>
          {isVisitor && <SignInNote />}
          <CallLog title={t('log.title')} entries={entries} onClear={clear} />
        </>
      )}
    </TestPage>
  );
}
