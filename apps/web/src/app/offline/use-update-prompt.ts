import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { watchVersion } from '@/domain/offline/watch-version.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Announces once that a new version is ready, and offers to load it. */
export function useUpdatePrompt(): void {
  const { t } = useTranslation('offline');
  useEffect(() => {
    let shownVersion: string | undefined;
    const stop = watchVersion((reload) => {
      shownVersion ??= toast.problem({
        tone: 'info',
        title: t('update.title'),
        message: t('update.message'),
        action: t('update.reload'),
        onAction: reload,
      });
    });
    return () => {
      stop();
      if (shownVersion) toast.hide(shownVersion);
    };
  }, [t]);
}
