import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** At the foot of a form in a dialog: leaves it as it was, or saves it. */
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
