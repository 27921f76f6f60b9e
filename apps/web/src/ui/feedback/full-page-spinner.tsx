import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Fills the page until the app knows what to show. */
export function FullPageSpinner() {
  // Without Suspense, because this is itself a fallback.
  const { t, ready } = useTranslation('common', { useSuspense: false });
  return (
    <Center mih="100dvh" role="status" aria-label={ready ? t('loading') : undefined}>
      <Loader size="sm" type="dots" />
    </Center>
  );
}
