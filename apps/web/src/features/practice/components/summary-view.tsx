import { getPracticeSummary } from '@glossa/contract/practice';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { StatList } from '@/ui/data/stat-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Section } from '@/ui/layout/section.tsx';
import type { Practice } from '../hooks/use-practice.ts';
import { summarize } from '../model/session.ts';
import type { Session, SessionSummary } from '../model/session.ts';
import { LevelSuggestions } from './level-suggestions.tsx';
import { WordList } from './word-list.tsx';
import classes from './summary-view.module.css';

/** The results of a session, and the level changes that they suggest. */
export function SummaryView({ practice, session }: { practice: Practice; session: Session }) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const language = useUser().current_language ?? '';
  const [isSent, setSent] = useState(false);
  const { flush } = practice;
  const answerCount = session.answers.length;
  // The next due cards are known only once the server has the last answer.
  useEffect(() => {
    let isCanceled = false;
    void flush().then(() => {
      if (!isCanceled) setSent(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [flush, answerCount]);
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
      run: answerCount > 0 ? practice.undo : undefined,
    },
  ]);
  const summary = summarize(session.answers);
  const backButton = <Button onClick={practice.leave}>{t('summary.back')}</Button>;
  if (answerCount === 0) {
    return (
      <PageLayout>
        <EmptyState
          drawing="lamp"
          titleAs="h1"
          title={t('summary.nothing')}
          message={
            practice.skippedCount > 0 ? t('session.left_out', { count: practice.skippedCount }) : undefined
          }
          action={backButton}
        />
      </PageLayout>
    );
  }
  const remainingCards = data ? data.due + data.new_left : 0;
  const stats = [
    { label: t('summary.answers'), value: format.number(summary.answers) },
    { label: t('summary.right'), value: format.percent(summary.correct) },
    { label: t('summary.time'), value: format.duration(Math.max(summary.time / 1000, 1)) },
  ];
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('summary.title')}
        help={
          practice.unsentCount > 0
            ? t('session.waiting', { count: practice.unsentCount })
            : remainingCards > 0
              ? t('summary.left', { count: remainingCards })
              : data?.next_due
                ? t('start.next_due', { time: format.relative(new Date(data.next_due)) })
                : undefined
        }
        hasWideActions
        actions={
          <>
            <Button variant="default" onClick={practice.undo}>
              {t('session.undo')}
            </Button>
            {backButton}
          </>
        }
      />
      <Card p="clamp(16px, 2.5vw, 24px)" mb="xl" className={classes.stats ?? ''}>
        <StatList isPlain stats={stats} />
      </Card>
      {summary.suggestions.length > 0 && <LevelSuggestions suggestions={summary.suggestions} />}
      {summary.hardest.length > 0 && <HardestWords hardest={summary.hardest} />}
    </PageLayout>
  );
}

/** The words that were forgotten most often in a session. */
function HardestWords({ hardest }: { hardest: SessionSummary['hardest'] }) {
  const { t } = useTranslation('practice');
  return (
    <Section title={t('summary.hardest')}>
      <WordList
        words={hardest.map(({ card, times }) => ({
          card,
          detail: card.translation,
          end: (
            <Text size="sm" c="dimmed">
              {t('summary.forgotten', { count: times })}
            </Text>
          ),
        }))}
      />
    </Section>
  );
}
