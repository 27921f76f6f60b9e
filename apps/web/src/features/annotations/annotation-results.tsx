import { listAnnotations } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import { Box, Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AnnotationCard } from '@/domain/annotations/annotation-card.tsx';
import { sentencePath } from '@/domain/paths/entry-paths.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import noticeClasses from '@/domain/words/in-text/notice.module.css';
import { endpointQuery } from '@/lib/api/query.ts';
import { ListCount } from '@/ui/data/list-count.tsx';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { isFiltered } from './annotations-view.ts';
import type { AnnotationsView } from './annotations-view.ts';
import classes from './annotations.module.css';

const pageSize = 24;

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
        page_size: pageSize,
        ...(search && { search }),
        ...(kind && { kind }),
        ...(language && { language }),
        ...(text && { text }),
      },
    }),
    placeholderData: keepPreviousData,
    // Always stale, because annotations are created in the reader.
    staleTime: 0,
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<LoadingRows height={88} gap={16} />}
      renderEmpty={() => <NoAnnotations hasFilters={isFiltered(view)} onClear={onClear} />}
      onPage={(next) => onChange({ page: next })}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          {text !== undefined && results[0] && (
            <SingleTextNotice annotation={results[0]} onAll={() => onChange({ text: undefined })} />
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

function NoAnnotations({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  const { t } = useTranslation(['annotations', 'texts']);
  return hasFilters ? (
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

/** A notice that only one text's annotations are shown, with a button to show all of them. */
function SingleTextNotice({
  annotation: { title, language },
  onAll,
}: {
  annotation: Annotation;
  onAll: () => void;
}) {
  const { t } = useTranslation('annotations');
  return (
    <p className={noticeClasses.notice}>
      <span>
        {t('only_text')} <bdi lang={language}>{title}</bdi>
      </span>
      <Button size="compact-sm" variant="light" onClick={onAll}>
        {t('show_all_texts')}
      </Button>
    </p>
  );
}

/** Annotations, each with a link that opens its sentence in the text without moving the reading position. */
function AnnotationList({
  annotations,
  onText,
}: {
  annotations: readonly Annotation[];
  /** Limits the list to one text's annotations; undefined if the list is already limited. */
  onText: ((text: string) => void) | undefined;
}) {
  const { t } = useTranslation('annotations');
  return (
    <ul>
      {annotations.map((annotation) => {
        const { id, text, title, language, sentence } = annotation;
        const name = <bdi lang={language}>{title}</bdi>;
        return (
          <AnnotationCard
            key={id}
            annotation={annotation}
            source={
              <>
                {onText ? (
                  <button
                    type="button"
                    className={classes.textLink}
                    title={t('only_this_text')}
                    onClick={() => onText(text)}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
                <Box component="span" mx={6} aria-hidden="true">
                  ·
                </Box>
              </>
            }
            target={sentence === null ? undefined : sentencePath(text, sentence)}
          />
        );
      })}
    </ul>
  );
}
