import type { Dashboard } from '@glossa/contract/dashboard';
import { IconClock, IconMovie, IconSchool, IconVocabulary } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { StatTiles } from '@/domain/progress/stat-tiles.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';

/** Words, videos and study time in the current language. */
export function DashboardStats({ stats }: { stats: Dashboard['stats'] }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const { text: time } = useStudyTime();
  return (
    <StatTiles
      label={t('stats.label')}
      tiles={[
        {
          label: t('stats.words_learned'),
          value: number(stats.words_learned),
          note: t('stats.words_learned_help'),
          icon: IconSchool,
          tone: 'green',
        },
        {
          label: t('stats.videos_watched'),
          value: number(stats.videos_watched),
          note: t('stats.videos_watched_help', { count: stats.texts_read }),
          icon: IconMovie,
          tone: 'blue',
        },
        {
          label: t('stats.unique_words'),
          value: number(stats.unique_words),
          note: t('stats.unique_words_help'),
          icon: IconVocabulary,
          tone: 'amber',
        },
        {
          label: t('stats.study_time'),
          value: time(stats.study_time.total),
          note: t('stats.today', { time: time(stats.study_time.today) }),
          icon: IconClock,
          tone: 'accent',
        },
      ]}
    />
  );
}
