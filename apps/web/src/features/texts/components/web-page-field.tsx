import { Button, TextInput } from '@mantine/core';
import { IconWorldDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './web-page-field.module.css';

/** The URL of a web page whose article is imported as the text. `https://` is optional. */
export function WebPageField({
  loading,
  error,
  onFetch,
}: {
  loading: boolean;
  error: string | undefined;
  onFetch: (url: string) => void;
}) {
  const { t } = useTranslation('imports');
  const [url, setUrl] = useState('');
  const submit = () => {
    const trimmed = url.trim();
    if (trimmed !== '') onFetch(/^[a-z][a-z+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  };
  return (
    <div className={classes.root}>
      <TextInput
        flex="1 1 240px"
        label={t('page.label')}
        placeholder="https://"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={url}
        error={error}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button
        variant="default"
        loading={loading}
        disabled={url.trim() === ''}
        leftSection={<IconWorldDownload size={16} stroke={1.8} />}
        onClick={submit}
      >
        {t('page.find')}
      </Button>
    </div>
  );
}
