import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';

/** Replaces the app when the server could not verify the session. */
export function UnverifiedSession() {
  const { t } = useTranslation('auth');
  const { check } = useSession();
  return (
    <main style={{ minBlockSize: '80dvh', display: 'grid', placeContent: 'center' }}>
      <ErrorState
        title={t('session.verification_failed')}
        message={t('session.verification_help')}
        onRetry={() => void check()}
      />
    </main>
  );
}
