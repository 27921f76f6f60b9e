import { Button, Popover, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { filterCount } from '@/domain/words/lists/words-view.ts';
import { SeldomFields } from './filter-fields.tsx';
import type { FieldsProps } from './filter-fields.tsx';

/** The less common filters, behind a button that shows how many are active. */
export function SeldomFilters(fields: Omit<FieldsProps, 'labelled'>) {
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
          <SeldomFields {...fields} labelled />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
