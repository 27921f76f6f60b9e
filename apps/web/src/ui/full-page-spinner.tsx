import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Stands alone while it is not yet known what the page will be. */
export function FullPageSpinner() {
  // Without suspense: this is what stands there while something is suspended.
  const { t, ready } = useTranslation('common', { useSuspense: false });
  return (
    <Center mih="100dvh" role="status" aria-label={ready ? t('loading') : undefined}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
