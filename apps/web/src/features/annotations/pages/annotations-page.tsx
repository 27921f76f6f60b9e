import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useAddressView } from '@/domain/search/use-address-view.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { readView, viewParams } from '../annotations-view.ts';
import { AnnotationFilters } from '../components/annotation-filters.tsx';
import { AnnotationResults } from '../components/annotation-results.tsx';

/** /reading/notes: the bookmarks, notes and highlights of all texts. */
export function AnnotationsPage() {
  const { t } = useTranslation(['annotations', 'navigation']);
  usePageTitle(t('title'));
  const { view, change } = useAddressView({ read: readView, write: viewParams, reset: { page: 1 } });
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <Button
            component={Link}
            to="/saved"
            variant="default"
            leftSection={<IconHeart size={18} stroke={1.6} />}
          >
            {t('navigation:saved')}
          </Button>
        }
      />
      <AnnotationFilters view={view} onChange={change} />
      <AnnotationResults
        view={view}
        onChange={change}
        onClear={() => change({ search: '', kind: undefined, language: undefined, text: undefined })}
      />
    </PageLayout>
  );
}
