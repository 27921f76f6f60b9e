import type { Progress } from '@glossa/contract/progress';
import { IconCircleCheck, IconClock, IconFlame, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { FigureTiles } from '@/domain/progress/figure-tiles.tsx';
import { GoalsPanel } from '@/domain/progress/goals-panel.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { AchievementsPanel } from './achievements-panel.tsx';
import { MilestonesPanel } from './milestones-panel.tsx';
import classes from './progress.module.css';
import { TodayPanel } from './today-panel.tsx';
import { WeekPanel } from './week-panel.tsx';

/** Totals, today, this week, goals and milestones. */
export function ProgressParts({ progress }: { progress: Progress }) {
  const { t } = useTranslation(['progress', 'common']);
  const { number, percent } = useFormat();
  const { text: time } = useStudyTime();
  const { study_time: studied, streak, accuracy } = progress;
  return (
    <div className={classes.parts}>
      <FigureTiles
        label={t('tiles.label')}
        tiles={[
          {
            label: t('tiles.study_time'),
            value: time(studied.total),
            note: t('tiles.today', { time: time(studied.today) }),
            icon: IconClock,
            tone: 'accent',
          },
          {
            label: t('tiles.words_learned'),
            value: number(progress.words_learned),
            note: t('tiles.unique_words', { count: progress.unique_words }),
            icon: IconSchool,
            tone: 'green',
          },
          {
            label: t('tiles.streak'),
            value: t('tiles.days', { count: streak.current }),
            note: t('tiles.longest', { count: streak.longest }),
            icon: IconFlame,
            tone: 'amber',
          },
          {
            label: t('tiles.accuracy'),
            value: accuracy === null ? t('common:none') : percent(accuracy),
            note: accuracy === null ? t('tiles.no_answers') : t('tiles.accuracy_help'),
            icon: IconCircleCheck,
            tone: 'blue',
          },
        ]}
      />
      <div className={classes.row}>
        <WeekPanel progress={progress} />
        <TodayPanel today={progress.today} />
      </div>
      <GoalsPanel goals={progress.goals} />
      <div className={classes.halves}>
        <AchievementsPanel achievements={progress.achievements} />
        <MilestonesPanel milestones={progress.next_milestones} />
      </div>
    </div>
  );
}
