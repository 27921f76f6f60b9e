import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { shelfFromPath } from '@/domain/content/library/shelf-from-path.ts';
import { useListView } from '@/domain/content/list/list-view.ts';
import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { UploadLink } from '@/domain/content/upload-link.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { ContinueReading } from '../components/continue-reading.tsx';
import { EmptyShelf } from '../components/empty-shelf.tsx';
import { TextFilters } from '../components/text-filters.tsx';
import { TextList, TextListSkeleton } from '../components/text-list.tsx';
import { pageSize, useLibrary } from '../hooks/use-library.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

/** /reading, /reading/archive and /reading/trash: the texts in the current language. */
export function LibraryPage() {
  const { t } = useTranslation('texts');
  const { account_type, current_language } = useUser();
  // On phones, the link for adding a text is in the bottom bar.
  const isPhone = useIsPhone();
  const shelf = shelfFromPath(shelves, useLocation().pathname);
  const { view, change, clear } = useListView(libraryView);
  const title = t(shelves[shelf].title);
  usePageTitle(title);
  if (account_type !== 'learner' || current_language === null) {
    return (
      <PageLayout>
        <PageHeader title={title} />
        <LanguageRequired />
      </PageLayout>
    );
  }
  const isFiltered = libraryView.isFiltered(view);
  const search = libraryView.write({ ...view, page: 1 }).toString();
  return (
    <PageLayout>
      <PageHeader
        title={title}
        actions={isPhone ? undefined : <UploadLink to="/articles/upload">{t('upload.open')}</UploadLink>}
      />
      {shelf === 'reading' && view.page === 1 && !isFiltered && <ContinueReading />}
      <TabLinks
        label={t('tabs.label')}
        tabs={[
          ...Object.values(shelves).map(({ path, tab }) => ({
            to: { pathname: path, search },
            text: t(tab),
          })),
          { to: '/reading/notes', text: t('tabs.notes') },
        ]}
      />
      <TextFilters view={view} onChange={change} />
      <Results
        key={shelf}
        shelf={shelf}
        view={view}
        onChange={change}
        onClear={isFiltered ? clear : undefined}
      />
    </PageLayout>
  );
}

/** The rows of a shelf with pagination, or why there are none. `onClear` is set while a filter is active. */
function Results({
  shelf,
  view,
  onChange,
  onClear,
}: {
  shelf: Shelf;
  view: LibraryView;
  onChange: ChangeView<LibraryView>;
  onClear: (() => void) | undefined;
}) {
  const { t } = useTranslation('texts');
  const list = useLibrary(shelf, view);
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      skeleton={<TextListSkeleton />}
      renderEmpty={() => <EmptyShelf shelf={shelf} onClear={onClear} />}
      onPage={(page, options) => onChange({ page }, options)}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t(onClear ? 'count_found' : 'count', { count })}</ListCount>
          <TextList texts={results} stale={list.isPlaceholderData} onTag={(tag) => onChange({ tag })} />
        </>
      )}
    </PagedList>
  );
}

/** Replaces the lists while no language is chosen, because each list shows a single language. */
function LanguageRequired() {
  const { t } = useTranslation('texts');
  return (
    <EmptyState
      drawing="globe"
      title={t('choose_language.title')}
      message={t('choose_language.message')}
      action={
        <Button component={Link} to={shelves.reading.path}>
          {t('choose_language.action')}
        </Button>
      }
    />
  );
}
