import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import classes from '@/domain/manage/manage-table.module.css';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { PricingName } from './pricing-name.tsx';
import { PricingStatusMark } from './pricing-status.tsx';
import type { RowProps } from './row-props.ts';

/** The price of a product as a table row. */
export function PricingRow({ row, selected, onSelect, onEdit }: RowProps) {
  const { t } = useTranslation(['pricing', 'catalogue', 'common']);
  const format = useFormat();
  const money = useMoney();
  const date = new Date(row.lastUpdated);
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choose}>
        <ChooseBox title={row.title} checked={selected} onToggle={onSelect} />
      </td>
      <th scope="row">
        <PricingName row={row} onEdit={onEdit} />
      </th>
      <td>{t(`types.${row.type}`)}</td>
      <td className={classes.figure}>
        {row.isFree ? t('catalogue:free') : <bdi>{money(row.basePrice, row.currency)}</bdi>}
        {row.tier && <span className={classes.second}>{row.tier.name}</span>}
      </td>
      <td className={classes.figure}>
        {row.discountPercentage === 0 ? t('common:none') : format.percent(row.discountPercentage / 100)}
      </td>
      <td className={classes.figure}>
        <bdi>{row.salePrice === 0 ? t('catalogue:free') : money(row.salePrice, row.currency)}</bdi>
      </td>
      <td>{t(row.drmEnabled ? 'on' : 'off')}</td>
      <td>
        <PricingStatusMark status={row.status} />
      </td>
      <td className={classes.date}>
        <time dateTime={row.lastUpdated} title={format.dateTime(date)}>
          {format.date(date)}
        </time>
      </td>
      <td className={classes.menu}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('edit_of', { name: row.title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      </td>
    </tr>
  );
}
