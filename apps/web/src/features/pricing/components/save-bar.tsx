import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './save-bar.module.css';

/** The save button of a form, with its saved or unsaved state. */
export function SaveBar({
  dirty,
  saved,
  isSaving,
  onDiscard,
}: {
  dirty: boolean;
  /** Whether it was saved since it was opened. */
  saved: boolean;
  isSaving: boolean;
  onDiscard: () => void;
}) {
  const { t } = useTranslation(['pricing', 'common']);
  return (
    <Group gap="xs" className={classes.root}>
      <Button type="submit" loading={isSaving} disabled={!dirty}>
        {t('common:save')}
      </Button>
      {dirty && (
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <span className={classes.state} role="status">
        {dirty ? t('unsaved') : saved ? t('saved') : ''}
      </span>
    </Group>
  );
}
