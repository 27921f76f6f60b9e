import { Anchor } from '@mantine/core';
import type { TextCard } from '@glossa/contract/texts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { errorCodeText } from '@/lib/i18n/error-text.ts';
import classes from './failed-row.module.css';

/** Why a text could not be processed, with a button to delete it. */
export function FailedRow({ text, onDelete }: { text: TextCard; onDelete: () => void }) {
  const { t } = useTranslation(['texts', 'common']);
  return (
    <div className={classes.root}>
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
      <p>
        {t('row.failed', { reason: errorCodeText(text.problem ?? 'unknown_error') })}{' '}
        <Anchor component="button" type="button" className={classes.action} onClick={onDelete}>
          {t('common:delete')}
        </Anchor>
      </p>
    </div>
  );
}
