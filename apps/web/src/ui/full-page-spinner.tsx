import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Stands alone while it is not yet known what the page will be. */
export function FullPageSpinner() {
  const { t } = useTranslation();
  return (
    <Center mih="100dvh" role="status" aria-label={t('loading')}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
