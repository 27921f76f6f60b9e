import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { SettingsSection } from './settings-section.tsx';

const SecondFactorSettings = lazy(async () => ({
  default: (await import('@/domain/second-factor/second-factor-settings.tsx')).SecondFactorSettings,
}));

/** Two-step verification: authenticator app, passkeys and recovery codes. */
export function SecondFactorSection() {
  const { t } = useTranslation('security');
  return (
    <SettingsSection title={t('title')} help={t('help')}>
      <Suspense
        fallback={
          <LoadingState>
            <Skeleton height={160} />
          </LoadingState>
        }
      >
        <SecondFactorSettings />
      </Suspense>
    </SettingsSection>
  );
}
