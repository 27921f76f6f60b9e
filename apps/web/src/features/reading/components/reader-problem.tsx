import { ApiError } from '@glossa/contract/client';
import { Navigate } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { ReaderFrame } from './reader-frame.tsx';

const UnreadyText = deferred(async () => (await import('./unready-text.tsx')).UnreadyText);

/** Error codes explained by the server's message. A malformed ID gives `invalid_request`. */
const told = new Set(['text_not_ready', 'access_ended', 'text_not_found', 'invalid_request']);

/** Replaces a text that can't be shown; says why, and what to do. */
export function ReaderProblem({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : '';
  // The page is beyond the end: an old URL, or the text became shorter.
  if (code === 'page_not_found') return <Navigate to={`/reading/${id}`} replace />;
  return (
    <ReaderFrame>
      {told.has(code) ? (
        <UnreadyText code={code} id={id} onReady={onRetry} />
      ) : (
        <ErrorState message={errorText(error)} onRetry={onRetry} />
      )}
    </ReaderFrame>
  );
}
