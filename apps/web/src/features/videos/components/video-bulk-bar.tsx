import { Button, CloseButton, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { SelectionBar } from '@/ui/overlays/selection-bar.tsx';
import type { Shelf } from '../library-view.ts';
import type { VideoMove } from '../lifecycle.ts';
import { moveIcons, movesOf } from '../moves-of.ts';

const places = {
  videos: { is_archived: false, is_deleted: false },
  archive: { is_archived: true, is_deleted: false },
  trash: { is_archived: false, is_deleted: true },
} as const satisfies Record<Shelf, unknown>;

/** Bulk actions for the selected videos of a page, disabled without a selection. */
export function VideoBulkBar({
  shelf,
  count,
  total,
  onAll,
  onNone,
  onStop,
  onMove,
}: {
  shelf: Shelf;
  count: number;
  /** Number of videos on the page. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  /** Ends selection mode. */
  onStop: () => void;
  onMove: (move: VideoMove) => void;
}) {
  const { t } = useTranslation('videos');
  const all = count === total;
  return (
    <SelectionBar
      label={t('select.bar')}
      before={<CloseButton aria-label={t('select.stop')} onClick={onStop} />}
      count={t('select.count', { count })}
    >
      <Button size="sm" px="xs" variant="subtle" onClick={all ? onNone : onAll}>
        {t(all ? 'select.none' : 'select.all')}
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
          {movesOf(places[shelf]).map((move) => {
            const Icon = moveIcons[move];
            return (
              <Menu.Item
                key={move}
                leftSection={<Icon size={16} stroke={1.6} />}
                onClick={() => onMove(move)}
                {...(move === 'remove' ? { color: 'var(--glossa-danger)' } : {})}
              >
                {t(`moves.${move}.action`)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
    </SelectionBar>
  );
}
