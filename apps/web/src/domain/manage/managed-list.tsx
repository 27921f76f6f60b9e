import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RowList } from '@/ui/data/row-list.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { ManageCard } from './manage-card.tsx';
import { ManageTable } from './manage-table.tsx';
import type { ColumnHeader } from './manage-table.tsx';
import tableClasses from './manage-table.module.css';
import { firstDirection } from './sort-order.ts';
import type { SortOrder } from './sort-order.ts';
import { useManageKeys } from './use-manage-keys.ts';

/** A column of a managed list: its header, and how its cells are rendered. */
export interface Column<Item, Sort extends string> extends ColumnHeader<Sort> {
  renderCell: (item: Item) => ReactNode;
  /** Renders a second, smaller line in the cell. */
  renderNote?: ((item: Item) => ReactNode) | undefined;
}

/**
 * The items on a page, with bulk actions and a menu for each: as a table, or as cards on phones. The first column
 * contains the name, which is also the heading of a card.
 */
export function ManagedList<
  Item extends { id: string; title: string },
  Sort extends string,
  Action extends string,
>({
  items,
  texts,
  columns,
  order,
  stale,
  actions,
  renderMenu,
  renderState,
  renderFacts,
  onOrder,
  onRemove,
  onAction,
}: {
  items: readonly Item[];
  texts: {
    list: string;
    /** Name of the bulk action bar, for screen readers. */
    selection: string;
    keys: Record<'group' | 'next' | 'previous' | 'open' | 'select' | 'remove', string>;
  };
  columns: readonly [Column<Item, Sort>, ...Column<Item, Sort>[]];
  order: SortOrder<Sort>;
  /** Whether newer items are loading. */
  stale: boolean;
  actions: ComponentProps<typeof BulkBar<Action>>['actions'];
  renderMenu: (item: Item) => ReactNode;
  /** Renders the second line of a card. */
  renderState: (item: Item) => ReactNode;
  /** Renders the list items at the foot of a card. */
  renderFacts: (item: Item) => ReactNode;
  onOrder: (order: SortOrder<Sort>) => void;
  onRemove: (item: Item) => void;
  /** Resolves to whether all items were changed; if so, they are deselected. */
  onAction: (action: Action, ids: readonly string[]) => Promise<boolean>;
}) {
  const { t } = useTranslation('catalogue');
  const isPhone = useIsPhone();
  const selection = useSelection(items.map(({ id }) => id));
  const { chosen } = selection;
  const { table, cards } = useManageKeys(items, texts.keys, {
    select: (index) => selection.toggle(index, false),
    remove: onRemove,
  });
  const buildRow = (item: Item, index: number) => ({
    isSelected: chosen.includes(item.id),
    checkbox: (
      <SelectionCheckbox
        title={item.title}
        checked={chosen.includes(item.id)}
        onToggle={(extend) => selection.toggle(index, extend)}
      />
    ),
  });
  return (
    <>
      {isPhone ? (
        <RowList ref={cards} isEdgeToEdge aria-label={texts.list} aria-busy={stale}>
          {items.map((item, index) => (
            <ManageCard
              key={item.id}
              {...buildRow(item, index)}
              name={columns[0].renderCell(item)}
              menu={renderMenu(item)}
              state={renderState(item)}
              facts={renderFacts(item)}
            />
          ))}
        </RowList>
      ) : (
        <ManageTable
          texts={{ list: texts.list, choose: t('select_page'), actions: t('columns.actions') }}
          columns={columns}
          order={order}
          stale={stale}
          chosen={chosen.length}
          total={items.length}
          rows={table}
          firstDirection={firstDirection}
          onOrder={onOrder}
          onAll={(all) => (all ? selection.all() : selection.none())}
        >
          {items.map((item, index) => {
            const { isSelected, checkbox } = buildRow(item, index);
            return (
              <tr key={item.id} className={tableClasses.row} data-selected={isSelected || undefined}>
                <td className={tableClasses.choose}>{checkbox}</td>
                {columns.map((column, at) => (
                  <Cell key={column.name} column={column} item={item} isRowHeader={at === 0} />
                ))}
                <td className={tableClasses.menu}>{renderMenu(item)}</td>
              </tr>
            );
          })}
        </ManageTable>
      )}
      {chosen.length > 0 && (
        <BulkBar
          label={texts.selection}
          actions={actions}
          count={chosen.length}
          total={items.length}
          onSelectAll={selection.all}
          onClearSelection={selection.none}
          onAction={async (action) => {
            if (await onAction(action, chosen)) selection.none();
          }}
        />
      )}
    </>
  );
}

function Cell<Item, Sort extends string>({
  column: { isNumeric, renderCell, renderNote },
  item,
  isRowHeader,
}: {
  column: Column<Item, Sort>;
  item: Item;
  isRowHeader: boolean;
}) {
  if (isRowHeader) return <th scope="row">{renderCell(item)}</th>;
  return (
    <td className={isNumeric === true ? tableClasses.figure : undefined}>
      {renderCell(item)}
      {renderNote && <span className={tableClasses.second}>{renderNote(item)}</span>}
    </td>
  );
}
