import type { VideoCard } from '@glossa/contract/videos';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { TagChip } from '@/domain/tags/tag-chip.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './video-meta.module.css';

const BoughtMark = lazy(async () => ({
  default: (await import('@/domain/purchases/purchased-badge.tsx')).PurchasedBadge,
}));

/** Details under a title: last watched, difficulty, date added, and tags. */
export function VideoMeta({ video }: { video: VideoCard }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  const created = new Date(video.created_date);
  return (
    <>
      <ul className={classes.root}>
        {video.last_watched === null ? (
          <li className={classes.new}>{t('card.new')}</li>
        ) : (
          <li>
            {t('card.watched')} <RelativeTime value={video.last_watched} />
          </li>
        )}
        <li>
          <DifficultyMark value={video.difficulty_level} />
        </li>
        {video.bought && (
          <li>
            <Suspense fallback={null}>
              <BoughtMark bought={video.bought} />
            </Suspense>
          </li>
        )}
        <li>
          <time dateTime={video.created_date} title={t('card.added', { when: format.dateTime(created) })}>
            {format.date(created)}
          </time>
        </li>
      </ul>
      {video.tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('card.tags')}>
          {video.tags.map((tag) => (
            <li key={tag.name}>
              <TagChip {...tag} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
