import { useTranslation } from 'react-i18next';

import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import classes from '@/domain/manage/manage-card.module.css';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import ownClasses from './pricing-card.module.css';
import { PricingName } from './pricing-name.tsx';
import { PricingStatusMark } from './pricing-status.tsx';
import type { RowProps } from './row-props.ts';

/** The price of a product as a card in the list on phones. */
export function PricingCard({ row, selected, onSelect, onEdit }: RowProps) {
  const { t } = useTranslation(['pricing', 'catalogue']);
  const format = useFormat();
  const money = useMoney();
  const write = (price: number) => (price === 0 ? t('catalogue:free') : money(price, row.currency));
  return (
    <li className={classes.root} data-selected={selected || undefined}>
      <ChooseBox title={row.title} checked={selected} onToggle={onSelect} />
      <div className={classes.head}>
        <PricingName row={row} onEdit={onEdit} />
      </div>
      <span />
      <div className={classes.state}>
        <PricingStatusMark status={row.status} />
        <span>
          {row.salePrice !== row.basePrice && (
            <s className={ownClasses.old}>
              <bdi>{write(row.basePrice)}</bdi>
            </s>
          )}{' '}
          <bdi>{write(row.salePrice)}</bdi>
        </span>
      </div>
      <ul className={classes.facts}>
        <li>{t(`types.${row.type}`)}</li>
        {row.discountPercentage > 0 && <li>−{format.percent(row.discountPercentage / 100)}</li>}
        {row.tier && <li>{row.tier.name}</li>}
        {row.drmEnabled && <li>{t('columns.drm')}</li>}
        <li>{format.date(new Date(row.lastUpdated))}</li>
      </ul>
    </li>
  );
}
