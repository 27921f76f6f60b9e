import type { ContentPricing, PricingStatus } from '@glossa/contract/content-pricing';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { SelectionCheckbox } from '@/domain/manage/selection-checkbox.tsx';
import { ContentName } from '@/domain/content/manage/content-name.tsx';
import { ManageCard } from '@/domain/manage/manage-card.tsx';
import tableClasses from '@/domain/manage/manage-table.module.css';
import { StatusBadge } from '@/domain/content/manage/content-status.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/** Props shared by the row and the card of a product. */
interface RowProps {
  row: ContentPricing;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
}

/** The price of a product as a table row. */
export function PricingRow({ row, selected, onSelect, onEdit }: RowProps) {
  const { t } = useTranslation(['pricing', 'catalogue', 'common']);
  const format = useFormat();
  const formatMoney = useMoney();
  const date = new Date(row.lastUpdated);
  return (
    <tr className={tableClasses.row} data-selected={selected || undefined}>
      <td className={tableClasses.choose}>
        <SelectionCheckbox title={row.title} checked={selected} onToggle={onSelect} />
      </td>
      <th scope="row">
        <ProductName row={row} onEdit={onEdit} />
      </th>
      <td>{t(`types.${row.type}`)}</td>
      <td className={tableClasses.figure}>
        {row.isFree ? t('catalogue:free') : <bdi>{formatMoney(row.basePrice, row.currency)}</bdi>}
        {row.tier && <span className={tableClasses.second}>{row.tier.name}</span>}
      </td>
      <td className={tableClasses.figure}>
        {row.discountPercentage === 0 ? t('common:none') : format.percent(row.discountPercentage / 100)}
      </td>
      <td className={tableClasses.figure}>
        <bdi>{row.salePrice === 0 ? t('catalogue:free') : formatMoney(row.salePrice, row.currency)}</bdi>
      </td>
      <td>{t(row.drmEnabled ? 'on' : 'off')}</td>
      <td>
        <PricingStatusBadge status={row.status} />
      </td>
      <td className={tableClasses.date}>
        <time dateTime={row.lastUpdated} title={format.dateTime(date)}>
          {format.date(date)}
        </time>
      </td>
      <td className={tableClasses.menu}>
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

/** The price of a product as a card in the list on phones. */
export function PricingCard({ row, selected, onSelect, onEdit }: RowProps) {
  const { t } = useTranslation(['pricing', 'catalogue']);
  const format = useFormat();
  const formatMoney = useMoney();
  const priceText = (price: number) => (price === 0 ? t('catalogue:free') : formatMoney(price, row.currency));
  return (
    <ManageCard
      isSelected={selected}
      checkbox={<SelectionCheckbox title={row.title} checked={selected} onToggle={onSelect} />}
      name={<ProductName row={row} onEdit={onEdit} />}
      state={
        <>
          <PricingStatusBadge status={row.status} />
          <span>
            {row.salePrice !== row.basePrice && (
              <Text component="s" inherit c="dimmed" td="line-through">
                <bdi>{priceText(row.basePrice)}</bdi>
              </Text>
            )}{' '}
            <bdi>{priceText(row.salePrice)}</bdi>
          </span>
        </>
      }
      facts={
        <>
          <li>{t(`types.${row.type}`)}</li>
          {row.discountPercentage > 0 && <li>−{format.percent(row.discountPercentage / 100)}</li>}
          {row.tier && <li>{row.tier.name}</li>}
          {row.drmEnabled && <li>{t('columns.drm')}</li>}
          <li>{format.date(new Date(row.lastUpdated))}</li>
        </>
      }
    />
  );
}

/** A product's title, which opens its price, and its author; for a bundle, its contents. */
function ProductName({ row, onEdit }: { row: ContentPricing; onEdit: () => void }) {
  const author = row.type === 'bundle' ? row.items.map(({ title }) => title).join(' · ') : row.author;
  return <ContentName content={{ title: row.title, author }} onEdit={onEdit} />;
}

const badgeStatuses = { active: 'published', draft: 'draft', archived: 'archived' } as const;

/** Shows whether a product is on sale. */
function PricingStatusBadge({ status }: { status: PricingStatus }) {
  const { t } = useTranslation('pricing');
  return <StatusBadge status={badgeStatuses[status]}>{t(`statuses.${status}`)}</StatusBadge>;
}
