import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds before a skeleton appears; faster loads need none. */
const skeletonDelay = 150;

/** Shows `children`, a skeleton of the real layout, once loading takes noticeably long. */
export function LoadingState({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isSlow, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={t('loading')} aria-busy="true">
      {isSlow ? children : null}
    </div>
  );
}
