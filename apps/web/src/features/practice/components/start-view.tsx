import { getPracticeSummary } from '@glossa/contract/practice';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import type { Practice, SessionOptions } from '../hooks/use-practice.ts';
import type { Session } from '../model/session.ts';
import { SessionSetup } from './session-setup.tsx';

/** The start page: what is due, and the options of a session. */
export function StartView({
  practice,
  paused,
  onStart,
  onResume,
}: {
  practice: Practice;
  paused: Session | undefined;
  onStart: (options: SessionOptions) => void;
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
          <SessionSetup
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
