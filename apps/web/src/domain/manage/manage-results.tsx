import { Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { Pagination } from '@/ui/data/pagination.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { usePages } from '@/domain/search/paged-list.tsx';
import { ManageSkeleton } from './manage-skeleton.tsx';

/** The matching items with pagination, or why there are none. */
export function ManageResults<Data extends { count: number }>({
  list: { data, error, isPlaceholderData, refetch },
  page,
  pageSize,
  narrowed,
  texts,
  upload,
  sample,
  onPage,
  onClear,
  children,
}: {
  list: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  page: number;
  pageSize: number;
  /** Whether the list is filtered. */
  narrowed: boolean;
  texts: { problem: string; nothing: string; empty: string; hint: string };
  /** Link to the page that adds the first item, with its label. */
  upload: { to: string; text: string };
  /** The button that adds a sample. */
  sample: ReactNode;
  onPage: (page: number, options?: { replace: boolean }) => void;
  onClear: () => void;
  children: (data: Data, stale: boolean) => ReactNode;
}) {
  const { t } = useTranslation('videos');
  const { pages, isBeyondEnd: isBeyond } = usePages(data?.count, {
    page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (last) => onPage(last, { replace: true }),
  });
  if (error && !data) {
    return <ErrorState title={texts.problem} message={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data || isBeyond) return <ManageSkeleton />;
  if (data.count === 0) {
    return (
      <EmptyState
        drawing={narrowed ? 'search' : 'shelf'}
        title={narrowed ? texts.nothing : texts.empty}
        message={narrowed ? t('empty.hint.filtered') : texts.hint}
        action={
          narrowed ? (
            <Button variant="default" onClick={onClear}>
              {t('empty.clear')}
            </Button>
          ) : (
            <Group gap="xs" justify="center">
              <Button component={Link} to={upload.to}>
                {upload.text}
              </Button>
              {sample}
            </Group>
          )
        }
      />
    );
  }
  return (
    <>
      {children(data, isPlaceholderData)}
      <Pagination
        page={page}
        pages={pages}
        onChange={(next) => {
          onPage(next);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
