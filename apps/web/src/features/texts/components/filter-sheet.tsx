import { Button, Drawer, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { LibraryView } from '../library-view.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './filter-sheet.module.css';

/** The filters of a phone, at the foot of its screen. */
export function FilterSheet({
  view,
  onChange,
  onClose,
}: {
  view: LibraryView;
  onChange: (part: Partial<LibraryView>) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['texts', 'common']);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet ?? '' }}
      title={t('filters.open')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md" pb="md">
        <FilterFields view={view} onChange={onChange} labelled />
        <Button onClick={onClose}>{t('filters.show')}</Button>
      </Stack>
    </Drawer>
  );
}
