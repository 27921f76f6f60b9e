import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';

/** Renders a list once it has loaded. Until then, shows a placeholder, or the error with a retry button. */
export function ListLoaded<Data>({
  data,
  error,
  onRetry,
  children,
}: {
  data: Data | undefined;
  error: Error | null;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}) {
  if (data) return children(data);
  if (error) return <ErrorState message={errorText(error)} onRetry={onRetry} />;
  return (
    <LoadingState>
      <Skeleton height={160} />
    </LoadingState>
  );
}
