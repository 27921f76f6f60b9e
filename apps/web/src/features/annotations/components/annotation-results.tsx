import { listAnnotations } from '@glossa/contract/annotations';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { isNarrowed } from '../annotations-view.ts';
import type { AnnotationsView } from '../annotations-view.ts';
import { AnnotationList } from './annotation-list.tsx';
import classes from './annotation-results.module.css';

const size = 24;

/** The annotations that fit the filters, the latest first. */
export function AnnotationResults({
  view,
  onChange,
  onClear,
}: {
  view: AnnotationsView;
  onChange: (part: Partial<AnnotationsView>) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('annotations');
  const { search, kind, language, text, page } = view;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(listAnnotations, {
      query: {
        page,
        page_size: size,
        ...(search && { search }),
        ...(kind && { kind }),
        ...(language && { language }),
        ...(text && { text }),
      },
    }),
    placeholderData: keepPreviousData,
    // Made while reading, elsewhere.
    staleTime: 0,
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={88} mt={16} />
        ))}
      </LoadingState>
    );
  }
  const all = (
    <Button variant="default" onClick={onClear}>
      {t('show_all')}
    </Button>
  );
  if (data.count === 0) {
    return isNarrowed(view) ? (
      <EmptyState drawing="search" title={t('nothing_found')} action={all} />
    ) : (
      <EmptyState drawing="book" title={t('empty')} message={t('empty_help')} />
    );
  }
  const [first] = data.results;
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={classes.summary} role="status">
        {t('count', { count: data.count })}
      </p>
      {text !== undefined && first && (
        <p className={classes.only}>
          <span>
            {t('only_text')} <bdi lang={first.language}>{first.title}</bdi>
          </span>
          <Button size="compact-sm" variant="light" onClick={() => onChange({ text: undefined })}>
            {t('show_all_texts')}
          </Button>
        </p>
      )}
      <AnnotationList
        annotations={data.results}
        onText={text === undefined ? (id) => onChange({ text: id }) : undefined}
      />
      <Pagination
        page={page}
        pages={Math.ceil(data.count / size)}
        onChange={(next) => {
          onChange({ page: next });
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}
