import { getPracticeSummary } from '@glossa/contract/practice';
import type { PracticeSummary } from '@glossa/contract/practice';
import type { PracticeMode } from '@glossa/contract/settings';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useCardKeys } from '../hooks/use-card-keys.ts';
import { usePracticeSettings } from '../hooks/use-practice-settings.ts';
import { useNextRound } from '../hooks/use-next-round.ts';
import type { Practice, RoundChoice } from '../hooks/use-session.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { doneOf } from '../model/session.ts';
import type { Session } from '../model/session.ts';
import { DueFigures } from './due-figures.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { PracticeOptions } from './practice-options.tsx';
import classes from './start-view.module.css';
import { UntranslatedLink } from './untranslated-link.tsx';
import { WordSource } from './word-source.tsx';
import type { Source } from './word-source.tsx';

const sizes = ['10', '20', '50'] as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the words that a URL requests; invalid parts are ignored. */
function sourceOf(params: URLSearchParams): Source {
  const tag = params.get('tag')?.trim() ?? '';
  const text = params.get('text') ?? '';
  const video = params.get('video') ?? '';
  if (tag !== '' && tag.length <= 60) return { tag };
  return uuid.test(text) ? { text } : uuid.test(video) ? { video } : {};
}

/** What is due, and the start of a session. */
export function StartView({
  practice,
  paused,
  onStart,
  onResume,
}: {
  practice: Practice;
  /** A session that was interrupted. */
  paused: Session | undefined;
  onStart: (choice: RoundChoice) => void;
  onResume: () => void;
}) {
  const { t } = useTranslation('practice');
  const language = useUser().current_language ?? '';
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getPracticeSummary, { query: { language } }),
    staleTime: 0,
  });
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      {data ? (
        data.words === 0 ? (
          <EmptyState
            drawing="book"
            title={t('empty.title')}
            message={t('empty.message')}
            action={
              <Button component={Link} to="/reading">
                {t('empty.action')}
              </Button>
            }
          />
        ) : (
          <Desk
            summary={data}
            language={language}
            paused={paused}
            isStarting={practice.isStarting}
            onStart={onStart}
            onResume={onResume}
          />
        )
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <Skeleton height={260} radius="lg" />
        </LoadingState>
      )}
    </PageLayout>
  );
}

function Desk({
  summary,
  language,
  paused,
  isStarting,
  onStart,
  onResume,
}: {
  summary: PracticeSummary;
  language: string;
  paused: Session | undefined;
  isStarting: boolean;
  onStart: (choice: RoundChoice) => void;
  onResume: () => void;
}) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const { hasVoice } = useVoice(language);
  const { settings, change } = usePracticeSettings();
  const [params, setParams] = useSearchParams();
  const source = sourceOf(params);
  const isSome = Object.keys(source).length > 0;
  const [size, setSize] = useState<(typeof sizes)[number]>('20');
  const chosen: readonly PracticeMode[] = settings?.practiceModes ?? [];
  const modes = chosen.filter((mode) => mode !== 'listen' || hasVoice);
  const available = summary.due + summary.new_left;
  const canStart = available > 0 && modes.length > 0 && settings !== undefined && hasVoice !== undefined;
  const choice = { language, limit: Number(size), modes, ...source };
  const round = useNextRound(canStart && !paused ? choice : undefined);
  const isEmpty = round?.cards === 0;
  const start = () => {
    if (paused) onResume();
    else if (canStart && !isEmpty && !isStarting) onStart(choice);
  };
  useCardKeys(start);
  return (
    <div className={classes.desk}>
      <section className={classes.main} aria-label={t('start.label')}>
        <DueFigures summary={summary} />
        {available === 0 && !paused ? (
          <p className={classes.rest}>
            {summary.next_due
              ? t('start.next_due', { time: format.relative(new Date(summary.next_due)) })
              : t('start.nothing')}
          </p>
        ) : (
          <div className={classes.go}>
            <Button
              size="lg"
              onClick={start}
              loading={isStarting}
              disabled={!paused && (!canStart || isEmpty)}
            >
              {paused
                ? t('start.resume', {
                    done: format.number(doneOf(paused)),
                    words: format.number(paused.words),
                  })
                : round && !isEmpty
                  ? t('start.action', { count: round.cards })
                  : isSome
                    ? t('start.action_some')
                    : t('start.action', { count: Math.min(available, Number(size)) })}
            </Button>
            {!paused && (
              <Segmented
                aria-label={t('start.size')}
                value={size}
                onChange={setSize}
                data={sizes.map((value) => ({ value, label: format.number(Number(value)) }))}
              />
            )}
            {!paused && (
              <WordSource
                source={source}
                language={language}
                onChange={(next) => setParams({ ...next }, { replace: true })}
              />
            )}
            {round && (isEmpty || round.leftOut > 0) && (
              <p className={classes.note} role="status">
                {isEmpty
                  ? t(round.leftOut > 0 ? 'start.none_askable' : 'start.none_due')
                  : t('session.left_out', { count: round.leftOut })}{' '}
                {round.leftOut > 0 && <UntranslatedLink source={source} />}
              </p>
            )}
          </div>
        )}
        <ModeChoice
          modes={chosen}
          hasVoice={hasVoice}
          language={language}
          onChange={(next) => change({ practiceModes: [...next] })}
        />
      </section>
      <aside className={classes.side}>
        <ForecastChart forecast={summary.forecast} />
        {settings && <PracticeOptions settings={settings} onChange={change} />}
      </aside>
    </div>
  );
}
