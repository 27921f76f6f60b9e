import { ActionIcon } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import type { OfflineCard } from '@/domain/offline/answer-library.ts';
import type { TextMove } from '../lifecycle.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { AnalysingRow } from './analysing-row.tsx';
import { QuickMove } from './quick-move.tsx';
import { TextCover } from '@/domain/covers/text-cover.tsx';
import { TextMenu } from './text-menu.tsx';
import { TextMeta } from './text-meta.tsx';
import { TextProgress } from './text-progress.tsx';
import classes from './text-row.module.css';

const FailedRow = lazy(async () => ({ default: (await import('./failed-row.tsx')).FailedRow }));

const HereMark = lazy(async () => ({
  default: (await import('@/domain/offline/here-mark.tsx')).HereMark,
}));

const focusTarget = { [rowFocusAttribute]: '' };

/** A text in the library. The whole row opens it once it can be read. */
export function TextRow({
  text,
  onMove,
  onFavorite,
  onTag,
}: {
  text: TextCard & Partial<OfflineCard>;
  onMove: (move: TextMove) => void;
  onFavorite: () => void;
  onTag: (tag: string) => void;
}) {
  const { t } = useTranslation('texts');
  const Star = text.is_favorite ? IconStarFilled : IconStar;
  return (
    <li className={classes.root} data-status={text.status} data-here={text.isHere}>
      <div className={classes.cover}>
        <TextCover text={text} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.title} lang={text.language}>
          {text.status === 'ready' ? (
            <Link to={readPath(text.id)} dir="auto" {...focusTarget}>
              {text.title}
            </Link>
          ) : (
            <span dir="auto" tabIndex={-1} {...focusTarget}>
              {text.title}
            </span>
          )}
        </h2>
        <TextMeta text={text} onTag={onTag} />
        <Suspense fallback={null}>{text.isHere !== undefined && <HereMark isHere={text.isHere} />}</Suspense>
        {text.status === 'failed' && (
          <Suspense fallback={null}>
            <FailedRow text={text} onDelete={() => onMove('remove')} />
          </Suspense>
        )}
      </div>
      <div className={classes.progress}>
        {text.status === 'ready' && <TextProgress text={text} />}
        {text.status === 'analysing' && <AnalysingRow text={text} />}
      </div>
      <div className={classes.actions}>
        <QuickMove text={text} onMove={onMove} className={classes.quick} />
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
    </li>
  );
}
