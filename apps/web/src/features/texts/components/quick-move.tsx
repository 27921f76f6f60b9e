import { ActionIcon } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconArchive, IconArchiveOff, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { TextMove } from '../lifecycle.ts';

const moves = {
  archive: { Icon: IconArchive, label: 'moves.archive.action' },
  unarchive: { Icon: IconArchiveOff, label: 'moves.unarchive.action' },
  restore: { Icon: IconRestore, label: 'moves.restore.action' },
} as const satisfies Partial<Record<TextMove, unknown>>;

/** The most common move from a text's shelf, in one click. */
export function QuickMove({
  text,
  onMove,
  className,
}: {
  text: TextCard;
  onMove: (move: TextMove) => void;
  className: string | undefined;
}) {
  const { t } = useTranslation('texts');
  const move = text.is_deleted ? 'restore' : text.is_archived ? 'unarchive' : 'archive';
  const { Icon, label } = moves[move];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={className ?? ''}
      aria-label={t('row.move', { move: t(label), title: text.title })}
      title={t(label)}
      onClick={() => onMove(move)}
    >
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  );
}
