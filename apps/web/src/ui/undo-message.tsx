import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './undo-message.module.css';

/** The inside of a toast that says what was done and takes it back on request. */
export function UndoMessage({ message, onUndo }: { message: ReactNode; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <span className={classes.root}>
      <span>{message}</span>
      <Button size="compact-sm" variant="light" onClick={onUndo}>
        {t('undo')}
      </Button>
    </span>
  );
}
