import { Button, CloseButton, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { SelectionBar } from '@/ui/overlays/selection-bar.tsx';
import type { Shelf } from '../shelves.ts';
import { MoveItems } from './move-items.tsx';

/** Bulk actions for the selected videos on a page, disabled while no video is selected. */
export function VideoBulkBar({
  shelf,
  count,
  total,
  onSelectAll,
  onClearSelection,
  onStop,
  onMove,
}: {
  shelf: Shelf;
  count: number;
  /** Number of videos on the page. */
  total: number;
  onSelectAll: () => void;
  onClearSelection: () => void;
  /** Ends selection mode. */
  onStop: () => void;
  onMove: (move: Move) => void;
}) {
  const { t } = useTranslation('videos');
  const isAll = count === total;
  return (
    <SelectionBar
      label={t('select.bar')}
      before={<CloseButton aria-label={t('select.stop')} onClick={onStop} />}
      count={t('select.count', { count })}
    >
      <Button size="sm" px="xs" variant="subtle" onClick={isAll ? onClearSelection : onSelectAll}>
        {t(isAll ? 'select.none' : 'select.all')}
      </Button>
      <Menu position="top-end" width={220} withinPortal withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button
            size="sm"
            ms="auto"
            disabled={count === 0}
            rightSection={<IconChevronDown size={16} stroke={1.8} />}
          >
            {t('select.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <MoveItems
            shelf={{ is_archived: shelf === 'archive', is_deleted: shelf === 'trash' }}
            onMove={onMove}
          />
        </Menu.Dropdown>
      </Menu>
    </SelectionBar>
  );
}
