import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** Sets the page's title in the browser's tab and history. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  useDocumentTitle(`${title} · ${t('app')}`);
}
