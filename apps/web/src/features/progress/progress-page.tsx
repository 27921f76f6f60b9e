import { getMe } from '@glossa/contract/auth';
import { getProgress } from '@glossa/contract/progress';
import type { Progress } from '@glossa/contract/progress';
import { Group, Skeleton, Text } from '@mantine/core';
import { IconCircleCheck, IconClock, IconFlame, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GoalsPanel } from '@/domain/progress/goals-panel.tsx';
import { PanelColumn, PanelRow } from '@/domain/progress/panel.tsx';
import { ProgressTabs } from '@/domain/progress/progress-tabs.tsx';
import { StatTiles } from '@/domain/progress/stat-tiles.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { TodayPanel, WeekPanel } from './activity-panels.tsx';
import { InsightPanels } from './insight-panels.tsx';
import { AchievementsPanel, MilestonesPanel } from './milestone-panels.tsx';

/** /progress: what the learner has learned, how their knowledge has grown, and upcoming goals. */
export function ProgressPage() {
  const { t, i18n } = useTranslation('progress');
  const user = useUser();
  const language = user.current_language ?? '';
  const [scope, setScope] = useState<'one' | 'all'>('one');
  // Always stale, because the learner may have just studied on another page.
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getProgress, { query: scope === 'one' ? { language } : {} }),
    staleTime: 0,
  });
  usePageTitle(t('title'));
  const name = languageName(language, i18n.language);
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          user.selected_languages.length > 1 && (
            <Segmented
              aria-label={t('scope.label')}
              value={scope}
              onChange={setScope}
              data={[
                { value: 'one', label: name },
                { value: 'all', label: t('scope.all') },
              ]}
            />
          )
        }
      />
      <ProgressTabs />
      <LevelSummary />
      {data ? (
        <ProgressPanels progress={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <ProgressSkeleton />
        </LoadingState>
      )}
      <InsightPanels language={language} name={name} />
    </PageLayout>
  );
}

/** Panels for totals, today, this week, goals and milestones. */
function ProgressPanels({ progress }: { progress: Progress }) {
  const { t } = useTranslation(['progress', 'common']);
  const { number, percent } = useFormat();
  const { text: time } = useStudyTime();
  const { study_time: studyTime, streak, accuracy } = progress;
  return (
    <PanelColumn>
      <StatTiles
        label={t('tiles.label')}
        tiles={[
          {
            label: t('tiles.study_time'),
            value: time(studyTime.total),
            note: t('tiles.today', { time: time(studyTime.today) }),
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
      <PanelRow>
        <WeekPanel progress={progress} />
        <TodayPanel today={progress.today} />
      </PanelRow>
      <GoalsPanel goals={progress.goals} />
      <PanelRow isEqual>
        <AchievementsPanel achievements={progress.achievements} />
        <MilestonesPanel milestones={progress.next_milestones} />
      </PanelRow>
    </PanelColumn>
  );
}

/** Placeholder for the progress page while it loads. */
const ProgressSkeleton = () => (
  <PanelColumn>
    <Skeleton height={120} radius="lg" />
    <PanelRow>
      <Skeleton height={320} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </PanelRow>
    <Skeleton height={130} radius="lg" />
    <Skeleton height={280} radius="lg" />
  </PanelColumn>
);

/** The learner's points and level, with the level names that admins see. Renders nothing until loaded. */
function LevelSummary() {
  const { t } = useTranslation('learners');
  const format = useFormat();
  const { data } = useQuery(endpointQuery(getMe, {}));
  if (!data) return null;
  return (
    <Group component="dl" gap="4px 24px" mb="md">
      <Group gap="xs">
        <Text component="dt" c="dimmed">
          {t('fields.user_level')}
        </Text>
        <Text component="dd" fw={500}>
          {t(`levels.${data.user_level}`)}
        </Text>
      </Group>
      <Group gap="xs">
        <Text component="dt" c="dimmed">
          {t('fields.points')}
        </Text>
        <Text component="dd" fw={500}>
          {format.number(data.points)}
        </Text>
      </Group>
    </Group>
  );
}
