import { useTranslation } from 'react-i18next';

import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { viewParams } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';

/** Reading list, archive and trash, which share search and filters, and the annotations. */
export function LibraryTabs({ view }: { view: LibraryView }) {
  const { t } = useTranslation('texts');
  const search = viewParams({ ...view, page: 1 }).toString();
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={[
        ...Object.values(shelves).map(({ path, tab }) => ({ to: { pathname: path, search }, text: t(tab) })),
        { to: '/reading/notes', text: t('tabs.notes') },
      ]}
    />
  );
}
