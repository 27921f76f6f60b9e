import { Alert, Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Shows that the server can't download from some hosts, and offers to upload a file instead. */
export function OfflineAlert({ hosts, onUpload }: { hosts: readonly string[]; onUpload: () => void }) {
  const { t, i18n } = useTranslation('dictionaries');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <Alert
      color="red"
      role="status"
      icon={<IconPlugConnectedX />}
      title={t('offline.title')}
      style={{ overflowWrap: 'anywhere' }}
    >
      <p>{t('offline.help', { hosts: list.format(hosts) })}</p>
      <Button variant="default" size="compact-sm" mt="xs" onClick={onUpload}>
        {t('upload.open')}
      </Button>
    </Alert>
  );
}
