import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import type { SaveState } from '@/domain/settings/settings-saver.ts';
import classes from './setting-row.module.css';

/** An unobtrusive note that a change was saved, or why it wasn't. */
export function SaveSign({ state }: { state: SaveState | undefined }) {
  const { t } = useTranslation(['settings', 'errors']);
  const failed = state instanceof Error;
  return (
    <span className={classes.sign} role="status" data-failed={failed || undefined}>
      {state === 'saved' && (
        <>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('saved')}
        </>
      )}
      {state === 'waiting' && t('not_saved_yet')}
      {failed && (
        <>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
          {errorText(state)}
        </>
      )}
    </span>
  );
}
