import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

/** How an order was paid; one that was canceled before payment shows that it never was. */
export function PaymentMethod({
  order: { paymentMethod: method, status },
}: {
  order: Pick<Order, 'paymentMethod' | 'status'>;
}) {
  const { t } = useTranslation('orders');
  return t(`methods.${method ?? (status === 'pending' ? 'none' : 'never')}`);
}
