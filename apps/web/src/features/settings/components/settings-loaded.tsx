import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { settingsQuery } from '../../../lib/settings/settings-saver.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';

/** Shows settings once they are known: before that, each would show its default. */
export function SettingsLoaded({ rows, children }: { rows: number; children: ReactNode }) {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return children;
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={32} my={14} />
      ))}
    </LoadingState>
  );
}
