import { toMajorUnits } from '@glossa/contract/currencies';
import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Totals } from './totals.tsx';

/** The amounts of an order: subtotal, any discount, tax, total and refunds. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const format = useFormat();
  const { subtotal, discount, tax, total, coupon, money, taxName, taxRate, taxIncluded } = order;
  const { currency, refunded } = money;
  const rate = format.percent(taxRate / 100, 2);
  const taxLabel = taxName === '' ? t('tax') : t('tax_named', { name: taxName, rate });
  const included = taxName !== '' && taxIncluded ? ` (${t('tax_included')})` : '';
  return (
    <Totals
      w="min(320px, 100%)"
      ms="auto"
      amounts={[
        { name: t('subtotal'), amount: formatMoney(subtotal, currency) },
        ...(discount > 0
          ? [
              {
                name: coupon === '' ? t('discount') : t('discount_coupon', { code: coupon }),
                amount: formatMoney(-discount, currency),
              },
            ]
          : []),
        { name: `${taxLabel}${included}`, amount: formatMoney(tax, currency) },
        { name: t('total'), amount: formatMoney(total, currency), isTotal: true },
        ...(refunded > 0
          ? [
              {
                name: t('refunded_amount'),
                amount: formatMoney(-toMajorUnits({ amount: refunded, currency }), currency),
              },
            ]
          : []),
      ]}
    />
  );
}
