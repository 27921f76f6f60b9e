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
import type { ChangeView, EbooksView } from '../ebooks-view.ts';
import { pageSize } from '../hooks/use-ebooks.ts';
import type { useEbooks } from '../hooks/use-ebooks.ts';
import { EbooksList } from './ebooks-list.tsx';

/** The ebooks that fit, with the pages below, or why there are none. */
export function EbooksResults({
  list,
  view,
  onChange,
  onClear,
}: {
  list: ReturnType<typeof useEbooks>;
  view: EbooksView;
  onChange: ChangeView;
  onClear: () => void;
}) {
  const { t } = useTranslation(['ebooks', 'videos']);
  const { data, error, isPlaceholderData, refetch } = list;
  const { pages, isBeyond } = usePages(data?.count, {
    page: view.page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (page) => onChange({ page }, { replace: true }),
  });
  if (error && !data) {
    return <ErrorState title={t('problem')} message={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data || isBeyond) return <ManageSkeleton />;
  if (data.ebooks.length === 0) {
    return isNarrowed(view) ? (
      <EmptyState
        drawing="search"
        title={t('empty.none')}
        message={t('videos:empty.hint.filtered')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('videos:empty.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        drawing="shelf"
        title={t('empty.title')}
        message={t('empty.message')}
        action={
          <Button component={Link} to="/ebooks/upload">
            {t('upload.title')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <EbooksList ebooks={data.ebooks} view={view} stale={isPlaceholderData} onChange={onChange} />
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
