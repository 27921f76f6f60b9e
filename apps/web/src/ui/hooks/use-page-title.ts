import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the page's title in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const app = t('app');
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
}
