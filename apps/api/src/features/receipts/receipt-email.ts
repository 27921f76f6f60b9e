import { toMajorUnits } from '@glossa/contract/currencies';
import { orderName } from '@glossa/contract/order-name';
import { resolveInterfaceLanguage } from '@glossa/locales/interface-language-for';

import { renderEmail } from '#platform/email/render-email.ts';
import type { Email } from '#platform/email/mailer.ts';
import type { ReceiptRow } from './queries.ts';

/** Renders the receipt of an order, with a link to each purchased item. */
export function receiptEmail(
  row: ReceiptRow,
  { email, uiLanguage, publicUrl }: { email: string; uiLanguage: string; publicUrl: string },
): Email {
  const format = new Intl.NumberFormat(resolveInterfaceLanguage(uiLanguage) ?? 'en', {
    style: 'currency',
    currency: row.currency,
  });
  const money = (amount: number) => format.format(toMajorUnits({ amount, currency: row.currency }));
  const number = orderName(row);
  return renderEmail({ email, uiLanguage }, (t) => ({
    subject: t('receipt.subject', { number }),
    paragraphs: [
      t('receipt.opening', { number }),
      ...row.items.map(({ title, plan, price, purchaseId }) => {
        const name = plan === null ? title : t('receipt.plan', { plan });
        const path = plan === null ? `/marketplace/purchased/${purchaseId}` : '/subscription/upgrade';
        // An item the buyer already owned is refunded, so there is no purchase to link to.
        const link = plan === null && purchaseId === null ? [] : [`${publicUrl}${path}`];
        return [`${name}: ${money(price)}`, ...link].join('\n');
      }),
      t('receipt.total', { amount: money(row.orderTotal) }),
      `${t('receipt.order')}\n${publicUrl}/order-history?order=${row.id}`,
    ],
  }));
}
