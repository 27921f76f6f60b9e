import type { Invoice } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './invoice-sheet.module.css';
import { OrderSums } from '@/domain/orders/order-sums.tsx';

/** The invoice: seller, buyer, items, prices and tax. */
export function InvoiceSheet({ invoice: { order, seller, buyer } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const write = useMoney();
  const { orderNumber: number, completedAt, items, money, paymentMethod: method } = order;
  const date = completedAt === null ? '' : format.date(new Date(completedAt));
  return (
    <article className={classes.root}>
      <header className={classes.parties}>
        <address className={classes.party}>
          <h2>{t('invoice_page.seller')}</h2>
          <strong>
            <bdi>{seller.name || 'Glossa'}</bdi>
          </strong>
          <bdi>{seller.address}</bdi>
          {seller.tax_id !== '' && <span>{t('invoice_page.tax_id', { id: seller.tax_id })}</span>}
        </address>
        <address className={classes.party}>
          <h2>{t('invoice_page.buyer')}</h2>
          <strong>
            <bdi>{buyer.name || buyer.email}</bdi>
          </strong>
          <bdi>{buyer.address}</bdi>
          <bdi>{buyer.country}</bdi>
          {buyer.name !== '' && <span>{buyer.email}</span>}
        </address>
      </header>
      <p className={classes.title}>
        <strong>{t('invoice_page.title', { number })}</strong>
        <span>
          {t('invoice_page.date')}: {date}
        </span>
      </p>
      <table className={classes.items}>
        <thead>
          <tr>
            <th scope="col">{t('invoice_page.item')}</th>
            <th scope="col" className={classes.figure}>
              {t('invoice_page.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <span dir="auto" lang={item.language ?? undefined}>
                  {item.plan ? t('plan', { plan: item.plan }) : item.title}
                </span>
                {item.author !== '' && (
                  <span className={classes.quiet}>
                    <bdi>{item.author}</bdi>
                  </span>
                )}
              </td>
              <td className={classes.figure}>
                <bdi>{write(item.price, money.currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSums order={order} />
      <p className={classes.paid}>
        {t('invoice_page.paid', { date, method: t(`methods.${method ?? 'none'}`) })}
      </p>
    </article>
  );
}
