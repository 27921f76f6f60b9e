import { Button } from '@mantine/core';
import type { Vocabulary } from '@glossa/contract/word-lists';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '../../../lib/search/search-field.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { ChangeView } from '../hooks/use-words-view.ts';
import { filterCount } from '../../../lib/word-lists/words-view.ts';
import type { WordsView } from '../../../lib/word-lists/words-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './words-filters.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Search, filters and order in one line; on phones the filters stand behind one button with their number. */
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
  const format = useFormat();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const { view, onChange } = fields;
  const count = filterCount(view);
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        {/* Refining a search is one step of the history, not one for every rest in typing. */}
        <SearchField
          value={view.search}
          label={t('filters.search')}
          group={t('title')}
          onChange={(search) => onChange({ search }, { replace: view.search !== '' && search !== '' })}
          onLeave={onLeave}
        />
      </div>
      {isPhone ? (
        <Button
          className={classes.open ?? ''}
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
          aria-label={t('filters.open_count', { count })}
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          {count > 0 ? format.number(count) : t('filters.open')}
        </Button>
      ) : (
        <FilterFields {...fields} />
      )}
      {isPhone && opened && (
        <Suspense fallback={null}>
          <FilterSheet {...fields} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
