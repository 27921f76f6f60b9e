import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ManagedSkeleton } from '@/domain/manage/managed-skeleton.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';

/** Renders a query's data, a placeholder while it loads, or its error. */
export function QueryState<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  return <ManagedSkeleton />;
}
