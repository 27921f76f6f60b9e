import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';

/** Shows that the list failed to load, with a retry button, until it loads or the page is left. */
export function useLoadProblem(failed: boolean, onRetry: () => void): void {
  const { t } = useTranslation('videos');
  const tell = useEffectEvent(() =>
    toast.problem({
      title: t('problem.title'),
      message: t('problem.message'),
      action: t('problem.retry'),
      onAct: onRetry,
    }),
  );
  useEffect(() => {
    if (!failed) return;
    const id = tell();
    return () => void toast.hide(id);
  }, [failed]);
}
