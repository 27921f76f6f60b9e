import { Button, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './web-address-field.module.css';

/** The URL of a web page whose article becomes the text. `https://` is optional. */
export function WebAddressField({
  loading,
  error,
  onFind,
}: {
  loading: boolean;
  error: string | undefined;
  onFind: (url: string) => void;
}) {
  const { t } = useTranslation('imports');
  const [address, setAddress] = useState('');
  const find = () => {
    const trimmed = address.trim();
    if (trimmed !== '') onFind(/^[a-z][a-z+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  };
  return (
    <div className={classes.root}>
      <TextInput
        className={classes.input}
        label={t('page.label')}
        placeholder="https://"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          find();
        }}
      />
      <Button
        variant="default"
        loading={loading}
        disabled={address.trim() === ''}
        leftSection={<IconWorldDownload size={16} stroke={1.8} />}
        onClick={find}
      >
        {t('page.find')}
      </Button>
    </div>
  );
}
