import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import classes from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/**
 * Search, filters and sort order in one row; on phones, an icon button opens the filters and shows how many are in use.
 */
export function FilterBar({
  search,
  group,
  texts,
  count,
  isAlone = false,
  renderFields,
  onSearch,
  onLeave,
}: {
  search: string;
  /** The group of the search shortcut in the shortcut sheet. */
  group: string;
  /** Labels of the search field, the sheet of filters, the button that opens it and the one that closes it. */
  texts: { search: string; open: string; inUse: string; show: string };
  /** The number of filters in use. */
  count: number;
  /** Whether the search field has its own row. */
  isAlone?: boolean;
  /** Renders the filters, with labels if `hasLabels`. */
  renderFields: (hasLabels: boolean) => ReactNode;
  onSearch: (search: string, options: { replace: boolean }) => void;
  /** Moves the focus from the search field to the list. */
  onLeave?: () => void;
}) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const icon = <IconAdjustmentsHorizontal size={18} stroke={1.6} />;
  return (
    <div className={classes.root}>
      <div className={classes.search} data-alone={isAlone || undefined}>
        {/* Refining a search adds one history entry, not one per pause in typing. */}
        <SearchField
          value={search}
          label={texts.search}
          group={group}
          onChange={(next) => onSearch(next, { replace: search !== '' && next !== '' })}
          {...(onLeave ? { onLeave } : {})}
        />
      </div>
      {isPhone ? (
        <Button
          className={classes.open ?? ''}
          variant={count > 0 ? 'light' : 'default'}
          // Without a number, the button is a square icon, which leaves the search field room for its text.
          {...(count > 0 ? { leftSection: icon } : { px: 12 })}
          aria-label={texts.inUse}
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          {count > 0 ? format.number(count) : icon}
        </Button>
      ) : (
        renderFields(false)
      )}
      {isPhone && opened && (
        <Suspense fallback={null}>
          <FilterSheet title={texts.open} show={texts.show} onClose={() => setOpened(false)}>
            {renderFields(true)}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  );
}
