import { listSaved, savedKinds } from '@glossa/contract/saved';
import { Box } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { SearchField } from '@/domain/search/search-field.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { SavedResults } from './saved-results.tsx';
import { readView, viewParams } from './saved-view.ts';

const pageSize = 24;

/** /saved: the items saved in the current language. */
export function SavedPage() {
  const { t } = useTranslation('saved');
  usePageTitle(t('title'));
  const language = useUser().current_language ?? '';
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { search, kind, page } = view;
  const list = useQuery({
    ...endpointQuery(listSaved, {
      query: { language, page, page_size: pageSize, ...(search && { search }), ...(kind && { kind }) },
    }),
    placeholderData: keepPreviousData,
    // Always stale, because items are also saved on other screens.
    staleTime: 0,
  });
  const counts = list.data?.counts;
  const total = counts && savedKinds.reduce((sum, savedKind) => sum + counts[savedKind], 0);
  return (
    <PageLayout width="reading">
      <PageHeader title={t('title')} help={t('help')} />
      {(total !== 0 || search !== '') && (
        <div role="search">
          <Box mb="sm">
            <SearchField
              value={search}
              label={t('search')}
              group={t('title')}
              onChange={(next) => change({ search: next }, { replace: true })}
            />
          </Box>
          <FilterChips
            label={t('kind')}
            value={kind ?? 'all'}
            onChange={(value) => change({ kind: value === 'all' ? undefined : value })}
            chips={[
              { value: 'all', label: t('all'), count: total },
              ...savedKinds.map((value) => ({ value, label: t(`plural.${value}`), count: counts?.[value] })),
            ]}
          />
        </div>
      )}
      <SavedResults list={list} view={view} pageSize={pageSize} onChange={change} />
    </PageLayout>
  );
}
