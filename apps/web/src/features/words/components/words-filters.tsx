import type { Vocabulary } from '@glossa/contract/word-lists';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { filterCount } from '@/domain/words/lists/words-view.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';
import type { ChangeView } from '../hooks/use-words-view.ts';
import { MainFields, SeldomFields } from './filter-fields.tsx';
import { SeldomFilters } from './seldom-filters.tsx';

/** Search, filters and sort of the words. */
export function WordsFilters({
  onLeave,
  ...fields
}: {
  view: WordsView;
  language: string;
  vocabulary: Vocabulary | undefined;
  onChange: ChangeView;
  /** Moves from the search to the list. */
  onLeave: () => void;
}) {
  const { t } = useTranslation('words');
  const { view, onChange } = fields;
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('title')}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      renderFields={(labelled) => (
        <>
          <MainFields {...fields} labelled={labelled} />
          {labelled ? <SeldomFields {...fields} labelled /> : <SeldomFilters {...fields} />}
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
      onLeave={onLeave}
    />
  );
}
