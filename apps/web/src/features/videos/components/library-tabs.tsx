import { useTranslation } from 'react-i18next';

import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { viewParams } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';

/** Videos, archive and trash, which share search and filters. Each starts at its first page. */
export function LibraryTabs({ view }: { view: LibraryView }) {
  const { t } = useTranslation('videos');
  const search = viewParams({ ...view, page: 1 }).toString();
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={Object.values(shelves).map(({ path, tab }) => ({
        to: { pathname: path, search },
        text: t(tab),
      }))}
    />
  );
}
