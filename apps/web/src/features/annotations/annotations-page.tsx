import { annotationKinds } from '@glossa/contract/annotations';
import { Box, Button, Group } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useLearningLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { SearchField } from '@/domain/search/search-field.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { AnnotationResults } from './annotation-results.tsx';
import { readView, viewParams } from './annotations-view.ts';
import type { AnnotationsView } from './annotations-view.ts';

/** /reading/notes: the bookmarks, notes and highlights of all texts. */
export function AnnotationsPage() {
  const { t } = useTranslation(['annotations', 'navigation']);
  usePageTitle(t('title'));
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
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

/** Filters annotations by search, kind and language. */
function AnnotationFilters({
  view: { search, kind, language },
  onChange,
}: {
  view: AnnotationsView;
  onChange: (part: Partial<AnnotationsView>, options?: { replace?: boolean }) => void;
}) {
  const { t } = useTranslation('annotations');
  const languages = useLearningLanguageOptions();
  return (
    <Group gap="sm" mb="xs" role="search">
      <Box flex="1 1 220px">
        <SearchField
          value={search}
          label={t('search')}
          group={t('title')}
          onChange={(next) => onChange({ search: next }, { replace: true })}
        />
      </Box>
      {languages.length > 1 && (
        <CompactSelect
          label={t('language')}
          value={language ?? ''}
          onChange={(code) => onChange({ language: code || undefined })}
          data={[{ value: '', label: t('all_languages') }, ...languages]}
        />
      )}
      <Box flex="1 1 100%">
        <Segmented
          fullWidth
          aria-label={t('kind')}
          value={kind ?? 'all'}
          onChange={(value) => onChange({ kind: value === 'all' ? undefined : value })}
          data={[
            { value: 'all', label: t('all') },
            ...annotationKinds.map((value) => ({ value, label: t(`plural.${value}`) })),
          ]}
        />
      </Box>
    </Group>
  );
}
