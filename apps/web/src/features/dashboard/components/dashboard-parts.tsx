import type { Dashboard } from '@glossa/contract/dashboard';

import { GoalsPanel } from '@/domain/progress/goals-panel.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import classes from './dashboard.module.css';
import { DuePanel } from './due-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LearningPanel } from './learning-panel.tsx';
import { ShopCard } from './shop-card.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { StreakPanel } from './streak-panel.tsx';
import { WeeklyPanel } from './weekly-panel.tsx';

/** All panels of the dashboard: next steps first, then statistics. */
export function DashboardParts({
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
    <div className={classes.parts}>
      <div className={classes.row}>
        {isNew ? (
          <FirstSteps dashboard={dashboard} />
        ) : (
          <ContinuePanel dashboard={dashboard} language={language} />
        )}
        <div className={classes.column}>
          <StreakPanel streak={streak} weekly={dashboard.weekly} activeDays={dashboard.active_days} />
          <DuePanel due={dashboard.due} />
        </div>
      </div>
      <StatTiles stats={stats} />
      <GoalsPanel goals={goals} />
      <div className={classes.row}>
        <LearningPanel daily={dashboard.learning_stats} language={language} />
        <WeeklyPanel weekly={dashboard.weekly} />
      </div>
      <ShopCard />
    </div>
  );
}
