import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { errorText } from '../../../lib/i18n/error-text.ts';
import { isNarrowed } from '../../../lib/manage/content-view.ts';
import { ManageSkeleton } from '../../../lib/manage/manage-skeleton.tsx';
import { usePages } from '../../../lib/search/use-pages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';
import { pageSize } from '../hooks/use-catalogue.ts';
import type { useCatalogue } from '../hooks/use-catalogue.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** The videos that fit, with the pages below, or why there are none. */
export function CatalogueResults({
  list,
  view,
  onChange,
  onClear,
}: {
  list: ReturnType<typeof useCatalogue>;
  view: CatalogueView;
  onChange: ChangeView;
  onClear: () => void;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const { data, error, isPlaceholderData, refetch } = list;
  const { pages, isBeyond } = usePages(data?.count, {
    page: view.page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (page) => onChange({ page }, { replace: true }),
  });
  if (error && !data) {
    return (
      <ErrorState
        title={t('videos:problem.title')}
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || isBeyond) return <ManageSkeleton />;
  if (data.videos.length === 0) {
    const narrowed = isNarrowed(view);
    return (
      <EmptyState
        drawing={narrowed ? 'search' : 'shelf'}
        title={t(narrowed ? 'videos:empty.title' : 'empty.title')}
        message={t(narrowed ? 'videos:empty.hint.filtered' : 'empty.message')}
        action={
          narrowed ? (
            <Button variant="default" onClick={onClear}>
              {t('videos:empty.clear')}
            </Button>
          ) : (
            <Button component={Link} to="/videos/upload">
              {t('videos:upload.open')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <CatalogueList videos={data.videos} view={view} stale={isPlaceholderData} onChange={onChange} />
      <Pagination
        page={view.page}
        pages={pages}
        onChange={(page) => {
          onChange({ page });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
