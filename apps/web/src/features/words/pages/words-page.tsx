import { undoWords } from '@glossa/contract/word-changes';
import { getVocabulary } from '@glossa/contract/word-lists';
import type { Vocabulary } from '@glossa/contract/word-lists';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toFilters, isNarrowed, noFilters, readView, viewParams } from '@/domain/words/lists/words-view.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';
import { call } from '@/lib/api/client.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import type { ChangeView } from '../components/filter-fields.tsx';
import { StatusChips } from '../components/status-chips.tsx';
import { PracticeLink, WordsMenu } from '../components/words-actions.tsx';
import { WordsFilters } from '../components/words-filters.tsx';
import { WordsResults } from '../components/words-results.tsx';
import { useRefreshWords } from '../hooks/use-word-changes.ts';
import { useWordList } from '../hooks/use-word-list.ts';

const HistoryDrawer = lazy(async () => ({
  default: (await import('@/domain/words/entry/history-drawer.tsx')).HistoryDrawer,
}));
const AddWordDialog = lazy(async () => ({
  default: (await import('../components/add-word-dialog.tsx')).AddWordDialog,
}));

/** /words: the words in the current language. */
export function WordsPage() {
  const { t } = useTranslation('words');
  const language = useUser().current_language ?? '';
  const { view, change, clear } = useWordsView();
  const filters = toFilters(view, language);
  const list = useWordList(filters, view.sort);
  const vocabulary = useVocabulary(language);
  const [isAdding, setAdding] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const refresh = useRefreshWords();
  const undo = async (token: string) => {
    const result = await call(undoWords, { body: { token } });
    refresh();
    void list.restart();
    return result;
  };
  const focus = useRef<((index: number) => void) | null>(null);
  const isFiltered = isNarrowed(view);
  const isEmpty = list.data !== undefined && list.count === 0 && !isFiltered;
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <>
            <PracticeLink view={view} />
            <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={() => setAdding(true)}>
              {t('add.open')}
            </Button>
            <WordsMenu view={view} onHistory={() => setHistoryOpen(true)} />
          </>
        }
      />
      {!isEmpty && (
        <>
          <StatusChips
            vocabulary={vocabulary}
            value={view.status}
            onChange={(status) => change({ status })}
          />
          <WordsFilters
            view={view}
            language={language}
            vocabulary={vocabulary}
            onChange={change}
            onLeave={() => focus.current?.(0)}
          />
        </>
      )}
      <WordsResults
        list={list}
        filters={filters}
        vocabulary={vocabulary}
        onClear={isFiltered ? clear : undefined}
        focus={focus}
      />
      {isAdding && (
        <Suspense fallback={null}>
          <AddWordDialog
            language={language}
            onClose={() => setAdding(false)}
            onAdded={() => void list.restart()}
          />
        </Suspense>
      )}
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <HistoryDrawer language={language} onUndo={undo} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** Returns the number of words per level, and the values available for filters. */
const useVocabulary = (language: string): Vocabulary | undefined =>
  useQuery({ ...endpointQuery(getVocabulary, { query: { language } }), staleTime: 0 }).data;

/** Returns the view of the list, which is stored in the URL. */
function useWordsView(): { view: WordsView; change: ChangeView; clear: () => void } {
  const { view, change } = useUrlView({ read: readView, write: viewParams });
  return { view, change, clear: () => change(noFilters) };
}
