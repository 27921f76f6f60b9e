import type { Vocabulary } from '@glossa/contract/word-lists';
import { Button, Popover, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { filterCount } from '@/domain/words/lists/words-view.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { MainFields, MoreFields } from './filter-fields.tsx';
import type { ChangeView, FieldsProps } from './filter-fields.tsx';

/** Search, filters and sort of the words. */
export function WordsFilters({
  onLeave,
  ...fields
}: {
  view: WordsView;
  language: string;
  vocabulary: Vocabulary | undefined;
  onChange: ChangeView;
  /** Moves the focus from the search to the list. */
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
      renderFields={(hasLabels) => (
        <>
          <MainFields {...fields} hasLabels={hasLabels} />
          {hasLabels ? <MoreFields {...fields} hasLabels /> : <MoreFilters {...fields} />}
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
      onLeave={onLeave}
    />
  );
}

/** The less common filters, behind a button that shows how many are active. */
function MoreFilters(fields: Omit<FieldsProps, 'hasLabels'>) {
  const { t } = useTranslation('words');
  const format = useFormat();
  const count = filterCount({ ...fields.view, tag: '', text: '', video: '' });
  return (
    <Popover position="bottom-end" width={280} shadow="md" radius={12} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} />}
          aria-label={t('filters.open_count', { count })}
        >
          {count > 0 ? format.number(count) : t('filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md" aria-label={t('filters.open')}>
        <Stack gap="md">
          <MoreFields {...fields} hasLabels />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
