import type { VideoCard } from '@glossa/contract/videos';
import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { Move } from '@/domain/content/library/use-moves.ts';

const icons = {
  archive: IconArchive,
  unarchive: IconArchiveOff,
  trash: IconTrash,
  restore: IconRestore,
  remove: IconTrashX,
} as const satisfies Record<Move, unknown>;

/** Menu items for moving one or more videos, depending on their shelf. */
export function MoveItems({
  shelf: { is_archived, is_deleted },
  onMove,
}: {
  shelf: Pick<VideoCard, 'is_archived' | 'is_deleted'>;
  onMove: (move: Move) => void;
}) {
  const { t } = useTranslation('videos');
  const moves: Move[] = is_deleted ? ['restore', 'remove'] : [is_archived ? 'unarchive' : 'archive', 'trash'];
  return moves.map((move) => {
    const Icon = icons[move];
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
  });
}
