import { Button } from '@mantine/core';
import { undoWords } from '@glossa/contract/word-changes';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PracticeLink } from '../components/practice-link.tsx';
import { StatusChips } from '../components/status-chips.tsx';
import { WordsMenu } from '../components/words-menu.tsx';
import { WordsFilters } from '../components/words-filters.tsx';
import { WordsResults } from '../components/words-results.tsx';
import { useRefreshWords } from '../hooks/use-refresh-words.ts';
import { useVocabulary } from '../hooks/use-vocabulary.ts';
import { useWordList } from '../hooks/use-word-list.ts';
import { useWordsView } from '../hooks/use-words-view.ts';
import { filtersOf, isNarrowed } from '@/domain/words/lists/words-view.ts';

const HistoryDrawer = lazy(async () => ({
  default: (await import('@/domain/words/entry/history-drawer.tsx')).HistoryDrawer,
}));
const AddWord = lazy(async () => ({ default: (await import('../components/add-word.tsx')).AddWord }));

/** /words: the words in the current language. */
export function WordsPage() {
  const { t } = useTranslation('words');
  const language = useUser().current_language ?? '';
  const { view, change, clear } = useWordsView();
  const filters = filtersOf(view, language);
  const list = useWordList(filters, view.sort);
  const vocabulary = useVocabulary(language);
  const [adding, setAdding] = useState(false);
  const [history, setHistory] = useState(false);
  const refresh = useRefreshWords();
  const takeBack = async (token: string) => {
    const result = await call(undoWords, { body: { token } });
    refresh();
    void list.restart();
    return result;
  };
  const focus = useRef<((index: number) => void) | null>(null);
  const narrowed = isNarrowed(view);
  const bare = list.data !== undefined && list.count === 0 && !narrowed;
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
            <WordsMenu view={view} onHistory={() => setHistory(true)} />
          </>
        }
      />
      {!bare && (
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
        onClear={narrowed ? clear : undefined}
        focus={focus}
      />
      {adding && (
        <Suspense fallback={null}>
          <AddWord language={language} onClose={() => setAdding(false)} onAdded={() => void list.restart()} />
        </Suspense>
      )}
      {history && (
        <Suspense fallback={null}>
          <HistoryDrawer language={language} onTakeBack={takeBack} onClose={() => setHistory(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}
