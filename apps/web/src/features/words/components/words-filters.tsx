import type { Vocabulary } from '@glossa/contract/word-lists';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '../../../lib/search/filter-bar.tsx';
import { filterCount } from '../../../lib/word-lists/words-view.ts';
import type { WordsView } from '../../../lib/word-lists/words-view.ts';
import type { ChangeView } from '../hooks/use-words-view.ts';
import { FilterFields } from './filter-fields.tsx';

/** Search, filters and order of the words. */
export function WordsFilters({
  onLeave,
  ...fields
}: {
  view: WordsView;
  language: string;
  vocabulary: Vocabulary | undefined;
  onChange: ChangeView;
  /** From the search to the list. */
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
      alone
      renderFields={(labelled) => <FilterFields {...fields} labelled={labelled} />}
      onSearch={(search, options) => onChange({ search }, options)}
      onLeave={onLeave}
    />
  );
}
