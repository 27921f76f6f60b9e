import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '../../../lib/search/search-field.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { filterCount } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './library-filters.module.css';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** Search, filters and order in one line; on phones the filters stand behind one button with their number. */
export function LibraryFilters({
  view,
  onChange,
}: {
  view: LibraryView;
  onChange: (part: Partial<LibraryView>, options?: { replace?: boolean }) => void;
}) {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const count = filterCount(view);
  return (
    <div className={classes.root}>
      <div className={classes.search}>
        {/* Refining a search is one step of the history, not one for every rest in typing. */}
        <SearchField
          value={view.search}
          label={t('filters.search')}
          group={t('keys.group')}
          onChange={(search) => onChange({ search }, { replace: view.search !== '' && search !== '' })}
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
        <FilterFields view={view} onChange={onChange} />
      )}
      {isPhone && opened && (
        <Suspense fallback={null}>
          <FilterSheet view={view} onChange={onChange} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
