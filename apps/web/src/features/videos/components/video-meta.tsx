import type { VideoCard } from '@glossa/contract/videos';
import { Badge, Box, Group } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { TagChip } from '@/domain/tags/tag-chip.tsx';
import { Facts } from '@/ui/data/facts.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

const BoughtMark = lazy(async () => ({
  default: (await import('@/domain/purchases/purchased-badge.tsx')).PurchasedBadge,
}));

/** Details below a title: when the video was last watched, its difficulty, the date it was added, and its tags. */
export function VideoMeta({ video }: { video: VideoCard }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  const created = new Date(video.created_date);
  return (
    <>
      <Facts component="ul" fz={13} mt={6}>
        {video.last_watched === null ? (
          <Badge component="li" variant="light" fz={12} px={7}>
            {t('card.new')}
          </Badge>
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
      </Facts>
      {video.tags.length > 0 && (
        <Group component="ul" gap={4} mt={6} fz={13} aria-label={t('card.tags')}>
          {video.tags.map((tag) => (
            <Box key={tag.name} component="li" miw={0}>
              <TagChip {...tag} />
            </Box>
          ))}
        </Group>
      )}
    </>
  );
}
