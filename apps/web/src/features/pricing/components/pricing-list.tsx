import { changeContentPricing, listContentPricing } from '@glossa/contract/content-pricing';
import type { ContentPricing, PricingAction, PricingSort } from '@glossa/contract/content-pricing';
import {
  IconArchive,
  IconEyeOff,
  IconPercentage,
  IconShieldLock,
  IconShieldOff,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import { firstDirection } from '@/domain/manage/sort-order.ts';
import { ManageTable } from '@/domain/manage/manage-table.tsx';
import { useManageKeys } from '@/domain/manage/use-manage-keys.ts';
import { call } from '@/lib/api/client.ts';
import { RowList } from '@/ui/data/row-list.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { useBulkAction } from '../hooks/use-bulk-action.ts';
import type { ChangeView, PricingView } from '../pricing-view.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { PricingDialog } from './pricing-dialog.tsx';
import { PricingCard, PricingRow } from './pricing-rows.tsx';

const columns: readonly { name: string; sort?: PricingSort; isNumeric?: true }[] = [
  { name: 'title', sort: 'title' },
  { name: 'type' },
  { name: 'basePrice', sort: 'basePrice', isNumeric: true },
  { name: 'discount', isNumeric: true },
  { name: 'salePrice', isNumeric: true },
  { name: 'drm' },
  { name: 'status' },
  { name: 'lastUpdated', sort: 'lastUpdated' },
];

const actions = [
  { action: 'activate', Icon: IconWorldUpload },
  { action: 'draft', Icon: IconEyeOff },
  { action: 'archive', Icon: IconArchive },
  { action: 'discount', Icon: IconPercentage },
  { action: 'protect', Icon: IconShieldLock },
  { action: 'unprotect', Icon: IconShieldOff },
] as const;
type BulkAction = (typeof actions)[number]['action'];

/** A page of products with their prices, as a table or as cards on phones. */
export function PricingList({
  pricing,
  view,
  stale,
  onChange,
}: {
  pricing: readonly ContentPricing[];
  view: PricingView;
  stale: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation(['pricing', 'catalogue']);
  const isPhone = useIsPhone();
  const act = usePricingActions();
  const selection = useSelection(pricing.map(({ id }) => id));
  const [edited, setEdited] = useState<ContentPricing>();
  const [isDiscountDialogOpen, setDiscountDialogOpen] = useState(false);
  const { chosen } = selection;
  const { table, cards } = useManageKeys(pricing, t('keys', { returnObjects: true }), {
    select: (index) => selection.toggle(index, false),
    remove: (row) => void act({ action: 'archive' }, [row.id]),
  });
  const rowProps = (row: ContentPricing, index: number) => ({
    row,
    selected: chosen.includes(row.id),
    onSelect: (extend: boolean) => selection.toggle(index, extend),
    onEdit: () => setEdited(row),
  });
  return (
    <>
      {isPhone ? (
        <RowList ref={cards} isEdgeToEdge aria-label={t('tabs.content')} aria-busy={stale}>
          {pricing.map((row, index) => (
            <PricingCard key={row.id} {...rowProps(row, index)} />
          ))}
        </RowList>
      ) : (
        <ManageTable
          texts={{
            list: t('tabs.content'),
            choose: t('catalogue:select_page'),
            actions: t('catalogue:columns.actions'),
          }}
          columns={columns.map((column) => ({
            ...column,
            label: t(`columns.${column.name}` as 'columns.title'),
          }))}
          order={view}
          stale={stale}
          chosen={chosen.length}
          total={pricing.length}
          rows={table}
          firstDirection={firstDirection}
          onOrder={onChange}
          onAll={(all) => (all ? selection.all() : selection.none())}
        >
          {pricing.map((row, index) => (
            <PricingRow key={row.id} {...rowProps(row, index)} />
          ))}
        </ManageTable>
      )}
      {chosen.length > 0 && (
        <BulkBar<BulkAction>
          label={t('content.selected')}
          actions={actions.map(({ action, Icon }) => ({ action, Icon, label: t(`actions.${action}`) }))}
          count={chosen.length}
          total={pricing.length}
          onSelectAll={selection.all}
          onClearSelection={selection.none}
          onAction={async (action) => {
            if (action === 'discount') setDiscountDialogOpen(true);
            else if (await act({ action }, chosen)) selection.none();
          }}
        />
      )}
      {isDiscountDialogOpen && (
        <DiscountDialog
          count={chosen.length}
          onClose={() => setDiscountDialogOpen(false)}
          onApply={async (discountPercentage) => {
            const isDone = await act({ action: 'discount', discountPercentage }, chosen);
            if (isDone) selection.none();
            return isDone;
          }}
        />
      )}
      {edited && <PricingDialog row={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** A bulk action; a discount includes its percentage. */
type BulkChange = { action: PricingAction } | { action: 'discount'; discountPercentage: number };

/** Runs bulk actions on products and reports the results; resolves to whether all succeeded. */
function usePricingActions() {
  const { t } = useTranslation('pricing');
  const run = useBulkAction();
  return (change: BulkChange, ids: readonly string[]): Promise<boolean> =>
    run(() => call(changeContentPricing, { body: { ids: [...ids], ...change } }), {
      count: ids.length,
      refresh: [listContentPricing],
      done: (count) => t('content.changed', { count }),
      failed: (count) => t('content.not_changed', { count }),
    });
}
