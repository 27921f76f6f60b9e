import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '../../../ui/toast.tsx';

/** Says, until it is over or the page is left, that the list could not be loaded (`failed`), with a way to try again. */
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
