import { getPracticeSummary } from '@glossa/contract/practice';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import type { Practice } from '../hooks/use-session.ts';
import { sumUp } from '../model/round.ts';
import type { Session } from '../model/session.ts';
import { HardestWords } from './hardest-words.tsx';
import { LevelSuggestions } from './level-suggestions.tsx';
import classes from './summary-view.module.css';

/** The results of a session, and the level changes that they suggest. */
export function SummaryView({ practice, session }: { practice: Practice; session: Session }) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const language = useUser().current_language ?? '';
  const [isSent, setSent] = useState(false);
  const { settled } = practice;
  const answers = session.given.length;
  // The next due cards are known only once the server has the last answer.
  useEffect(() => {
    let gone = false;
    void settled().then(() => {
      if (!gone) setSent(true);
    });
    return () => {
      gone = true;
    };
  }, [settled, answers]);
  const { data } = useQuery({
    ...endpointQuery(getPracticeSummary, { query: { language } }),
    enabled: isSent,
    staleTime: 0,
  });
  useShortcuts([
    {
      id: 'practice_undo',
      keys: [practiceKeys.practice_undo],
      label: t('keys.undo'),
      group: t('title'),
      run: answers > 0 ? practice.undo : undefined,
    },
  ]);
  const round = sumUp(session.given);
  const back = <Button onClick={practice.leave}>{t('summary.back')}</Button>;
  if (answers === 0) {
    return (
      <PageLayout>
        <EmptyState
          drawing="lamp"
          titleAs="h1"
          title={t('summary.nothing')}
          message={practice.leftOut > 0 ? t('session.left_out', { count: practice.leftOut }) : undefined}
          action={back}
        />
      </PageLayout>
    );
  }
  const left = data ? data.due + data.new_left : 0;
  const figures = [
    [t('summary.answers'), format.number(round.answers)],
    [t('summary.right'), format.percent(round.right)],
    [t('summary.time'), format.duration(Math.max(round.time / 1000, 1))],
  ] as const;
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('summary.title')}
        help={
          practice.waiting > 0
            ? t('session.waiting', { count: practice.waiting })
            : left > 0
              ? t('summary.left', { count: left })
              : data?.next_due
                ? t('start.next_due', { time: format.relative(new Date(data.next_due)) })
                : undefined
        }
        isWordy
        actions={
          <>
            <Button variant="default" onClick={practice.undo}>
              {t('session.undo')}
            </Button>
            {back}
          </>
        }
      />
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {round.suggested.length > 0 && <LevelSuggestions suggested={round.suggested} />}
      {round.hardest.length > 0 && <HardestWords hardest={round.hardest} />}
    </PageLayout>
  );
}
