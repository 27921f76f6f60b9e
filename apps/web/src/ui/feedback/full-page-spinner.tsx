import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Fills the page until the first screen is determined. */
export function FullPageSpinner() {
  // Don't suspend, because this component is itself a fallback.
  const { t, ready } = useTranslation('common', { useSuspense: false });
  return (
    <Center mih="100dvh" role="status" aria-label={ready ? t('loading') : undefined}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
