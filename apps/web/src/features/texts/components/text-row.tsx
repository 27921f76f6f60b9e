import { ActionIcon, Title } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconArchive, IconArchiveOff, IconRestore, IconStar, IconStarFilled } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { TextCover } from '@/domain/covers/text-cover.tsx';
import type { OfflineCard } from '@/domain/offline/offline-library.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { Row } from '@/ui/data/row-list.tsx';
import { TextMenu } from './text-menu.tsx';
import { TextMeta } from './text-meta.tsx';
import { AnalysisBar, TextProgress } from './text-progress.tsx';
import classes from './text-row.module.css';

const FailedRow = lazy(async () => ({ default: (await import('./failed-row.tsx')).FailedRow }));

const AvailabilityBadge = lazy(async () => ({
  default: (await import('@/domain/offline/availability-badge.tsx')).AvailabilityBadge,
}));

const focusTarget = { [rowFocusAttribute]: '' };

/** A text in the library. Clicking anywhere on the row opens the text once it can be read. */
export function TextRow({
  text,
  onMove,
  onFavorite,
  onTag,
}: {
  text: TextCard & Partial<OfflineCard>;
  onMove: (move: Move) => void;
  onFavorite: () => void;
  onTag: (tag: string) => void;
}) {
  const { t } = useTranslation('texts');
  const Star = text.is_favorite ? IconStarFilled : IconStar;
  return (
    <Row className={classes.row} data-status={text.status} data-here={text.isOnDevice}>
      <div className={classes.cover}>
        <TextCover text={text} />
      </div>
      <div className={classes.text}>
        <Title order={2} size="h3" mb={2} lang={text.language}>
          {text.status === 'ready' ? (
            <Link to={readPath(text.id)} className={`covering ${classes.title}`} dir="auto" {...focusTarget}>
              {text.title}
            </Link>
          ) : (
            <span className={classes.title} dir="auto" tabIndex={-1} {...focusTarget}>
              {text.title}
            </span>
          )}
        </Title>
        <TextMeta text={text} onTag={onTag} />
        <Suspense fallback={null}>
          {text.isOnDevice !== undefined && <AvailabilityBadge isOnDevice={text.isOnDevice} />}
        </Suspense>
        {text.status === 'failed' && (
          <Suspense fallback={null}>
            <FailedRow text={text} onDelete={() => onMove('remove')} />
          </Suspense>
        )}
      </div>
      <div className={classes.progress}>
        {text.status === 'ready' && <TextProgress text={text} />}
        {text.status === 'analysing' && <AnalysisBar text={text} />}
      </div>
      <div className={classes.actions}>
        <QuickMove text={text} onMove={onMove} />
        <ActionIcon
          variant="subtle"
          color={text.is_favorite ? 'ink' : 'gray'}
          size={36}
          aria-pressed={text.is_favorite}
          aria-label={t('row.favorite', { title: text.title })}
          title={t(text.is_favorite ? 'row.favorite_off' : 'row.favorite_on')}
          onClick={onFavorite}
        >
          <Star size={18} stroke={1.6} />
        </ActionIcon>
        <TextMenu text={text} onMove={onMove} />
      </div>
    </Row>
  );
}

const quickMoves = {
  archive: { Icon: IconArchive, label: 'moves.archive.action' },
  unarchive: { Icon: IconArchiveOff, label: 'moves.unarchive.action' },
  restore: { Icon: IconRestore, label: 'moves.restore.action' },
} as const satisfies Partial<Record<Move, unknown>>;

/** The most common move from a shelf, available with one click. */
function QuickMove({ text, onMove }: { text: TextCard; onMove: (move: Move) => void }) {
  const { t } = useTranslation('texts');
  const move = text.is_deleted ? 'restore' : text.is_archived ? 'unarchive' : 'archive';
  const { Icon, label } = quickMoves[move];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes.quick ?? ''}
      aria-label={t('row.move', { move: t(label), title: text.title })}
      title={t(label)}
      onClick={() => onMove(move)}
    >
      <Icon size={18} stroke={1.6} />
    </ActionIcon>
  );
}
