import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './item-list.module.css';

/** A new token, shown only once for copying. */
export function NewToken({ token }: { token: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const { copied, copy } = useClipboard();
  return (
    <div className={classes.token} role="status">
      <p>
        <strong>{t('tokens.created')}</strong> {t('tokens.once')}
      </p>
      <div className={classes.secret}>
        <TextInput
          value={token}
          readOnly
          dir="ltr"
          aria-label={t('tokens.created')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
        />
        <Button
          onClick={() => copy(token)}
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        >
          {copied ? t('common:copied') : t('common:copy')}
        </Button>
      </div>
    </div>
  );
}
