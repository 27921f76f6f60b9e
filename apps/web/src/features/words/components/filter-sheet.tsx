import { Button, Drawer, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterFields } from './filter-fields.tsx';

/** The filters of a phone, at the foot of its screen. */
export function FilterSheet({
  onClose,
  ...fields
}: Omit<ComponentProps<typeof FilterFields>, 'labelled'> & { onClose: () => void }) {
  const { t } = useTranslation(['words', 'common']);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('filters.open')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md" pb="md">
        <FilterFields {...fields} labelled />
        <Button onClick={onClose}>{t('filters.show')}</Button>
      </Stack>
    </Drawer>
  );
}
