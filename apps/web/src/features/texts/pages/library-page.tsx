import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useUser } from '../../../lib/session/session-context.ts';
import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { ChooseLanguage } from '../components/choose-language.tsx';
import { LibraryFilters } from '../components/library-filters.tsx';
import { LibraryResults } from '../components/library-results.tsx';
import { LibraryTabs } from '../components/library-tabs.tsx';
import { useLibraryView } from '../hooks/use-library-view.ts';
import { uploadPath } from '../paths.ts';
import { shelfOfPath, shelves } from '../shelves.ts';

/** /reading, /reading/archive and /reading/trash: the texts of the current language. */
export function LibraryPage() {
  const { t } = useTranslation('texts');
  const { account_type, current_language } = useUser();
  const shelf = shelfOfPath(useLocation().pathname);
  const { view, change, clear } = useLibraryView();
  const title = t(shelves[shelf].title);
  usePageTitle(title);
  if (account_type !== 'learner' || current_language === null) {
    return (
      <PageLayout>
        <PageHeader title={title} />
        <ChooseLanguage />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      <PageHeader
        title={title}
        actions={
          <Button component={Link} to={uploadPath} leftSection={<IconUpload size={16} stroke={1.8} />}>
            {t('upload.open')}
          </Button>
        }
      />
      <LibraryTabs view={view} />
      <LibraryFilters view={view} onChange={change} />
      <LibraryResults key={shelf} shelf={shelf} view={view} onChange={change} onClear={clear} />
    </PageLayout>
  );
}
