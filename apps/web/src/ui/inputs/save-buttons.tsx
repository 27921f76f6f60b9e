import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The buttons of a form in a dialog: cancel and save. */
export function SaveButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {t('save')}
      </Button>
    </Group>
  );
}
