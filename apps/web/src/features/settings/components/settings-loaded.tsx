import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { settingsQuery } from '@/domain/settings/settings-saver.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';

/** Renders settings only once they have loaded, because controls would otherwise show defaults. */
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
