import { getDashboard, maxDueCount } from '@glossa/contract/dashboard';
import type { Dashboard } from '@glossa/contract/dashboard';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCards, IconChevronRight, IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { GoalsPanel } from '@/domain/progress/goals-panel.tsx';
import { Panel, PanelColumn, PanelRow } from '@/domain/progress/panel.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import classes from './dashboard-page.module.css';
import { DashboardStats } from './dashboard-stats.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LearningPanel } from './learning-panel.tsx';
import { StreakPanel } from './streak-panel.tsx';
import { WeeklyPanel } from './weekly-panel.tsx';

/** /dashboard: progress in the current language, and what to do next. */
export function DashboardPage() {
  const { t, i18n } = useTranslation('dashboard');
  const { current_language: code, firstname, username, points } = useUser();
  const language = code ?? '';
  // Always stale, because the learner may have just studied on another page.
  const {
    data: response,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(getDashboard, { query: { language } }),
    staleTime: 0,
  });
  // Deferred, because rendering so many panels at once would block the browser.
  const data = useDeferredValue(response);
  usePageTitle(t('title'));
  // Until the data has loaded, assume that a learner without points has never studied.
  const isNew = data ? data.streak.longest === 0 : points === 0;
  return (
    <PageLayout>
      <PageHeader
        title={t(isNew ? 'welcome' : 'welcome_back', { name: firstname || username })}
        help={t('help', { language: languageName(language, i18n.language) })}
      />
      {data ? (
        <DashboardPanels dashboard={data} language={language} isNew={isNew} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <DashboardSkeleton />
        </LoadingState>
      )}
    </PageLayout>
  );
}

/** All panels of the dashboard: next steps first, then statistics. */
function DashboardPanels({
  dashboard,
  language,
  isNew,
}: {
  dashboard: Dashboard;
  /** Code of the current language. */
  language: string;
  /** Whether the user has never studied. */
  isNew: boolean;
}) {
  const { stats, streak, goals } = dashboard;
  return (
    <PanelColumn>
      <PanelRow>
        {isNew ? (
          <FirstSteps dashboard={dashboard} />
        ) : (
          <ContinuePanel dashboard={dashboard} language={language} />
        )}
        <div className={classes.side}>
          <StreakPanel streak={streak} weekly={dashboard.weekly} activeDays={dashboard.active_days} />
          <DuePanel due={dashboard.due} />
        </div>
      </PanelRow>
      <DashboardStats stats={stats} />
      <GoalsPanel goals={goals} />
      <PanelRow>
        <LearningPanel daily={dashboard.learning_stats} language={language} />
        <WeeklyPanel weekly={dashboard.weekly} />
      </PanelRow>
      <ShopCard />
    </PanelColumn>
  );
}

/** Placeholder for the dashboard while it loads. */
const DashboardSkeleton = () => (
  <PanelColumn>
    <PanelRow>
      <Skeleton height={340} radius="lg" />
      <Skeleton height={340} radius="lg" />
    </PanelRow>
    <Skeleton height={120} radius="lg" />
    <Skeleton height={130} radius="lg" />
    <PanelRow>
      <Skeleton height={360} radius="lg" />
      <Skeleton height={360} radius="lg" />
    </PanelRow>
  </PanelColumn>
);

/** The number of cards due, with a link to practice. */
function DuePanel({ due }: { due: number }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const message =
    due === 0
      ? t('due.none')
      : due >= maxDueCount
        ? t('due.many', { number: number(maxDueCount) })
        : t('due.words', { count: due });
  return (
    <Panel title={t('due.title')}>
      <Group gap="8px 12px">
        <IconCards className={classes.icon} size={28} stroke={1.6} aria-hidden="true" />
        <Text fw={500} flex="1 1 0" miw={140}>
          {message}
        </Text>
        <Button component={Link} to="/practice" variant={due > 0 ? 'light' : 'default'} size="sm">
          {due > 0 ? t('due.practise') : t('due.open')}
        </Button>
      </Group>
    </Panel>
  );
}

function ShopCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Link to="/shop" className={classes.shop}>
      <IconShoppingBag className={classes.icon} size={28} stroke={1.6} aria-hidden="true" />
      <Stack component="span" gap={0} flex="1 1 0">
        <Text span fw={600}>
          {t('shop.title')}
        </Text>
        <Text span size="sm" c="dimmed">
          {t('shop.text')}
        </Text>
      </Stack>
      <IconChevronRight className="mirrored" size={20} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
