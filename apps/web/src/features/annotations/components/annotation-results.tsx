import { listAnnotations } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { isNarrowed } from '../annotations-view.ts';
import type { AnnotationsView } from '../annotations-view.ts';
import { AnnotationList } from './annotation-list.tsx';
import classes from './annotation-results.module.css';

const size = 24;

/** The annotations that match the filters, newest first. */
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
  const list = useQuery({
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
    // Annotations are created elsewhere, in the reader.
    staleTime: 0,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={size}
      skeleton={<LoadingRows height={88} gap={16} />}
      renderEmpty={() => <NoAnnotations narrowed={isNarrowed(view)} onClear={onClear} />}
      onPage={(next) => onChange({ page: next })}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          {text !== undefined && results[0] && (
            <OnlyText of={results[0]} onAll={() => onChange({ text: undefined })} />
          )}
          <AnnotationList
            annotations={results}
            onText={text === undefined ? (id) => onChange({ text: id }) : undefined}
          />
        </>
      )}
    </PagedList>
  );
}

function NoAnnotations({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation(['annotations', 'texts']);
  return narrowed ? (
    <NothingFound title={t('nothing_found')} clear={t('show_all')} onClear={onClear} />
  ) : (
    <EmptyState
      drawing="book"
      title={t('empty')}
      message={t('empty_help')}
      action={
        <Button component={Link} to="/reading">
          {t('texts:empty.back')}
        </Button>
      }
    />
  );
}

/** States that only one text's annotations are shown, with a link back to all. */
function OnlyText({ of: { title, language }, onAll }: { of: Annotation; onAll: () => void }) {
  const { t } = useTranslation('annotations');
  return (
    <p className={classes.only}>
      <span>
        {t('only_text')} <bdi lang={language}>{title}</bdi>
      </span>
      <Button size="compact-sm" variant="light" onClick={onAll}>
        {t('show_all_texts')}
      </Button>
    </p>
  );
}
