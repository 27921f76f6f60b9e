import { Anchor, Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ProofRequests } from '@/domain/second-factor/proof-requests.tsx';
import { SecondFactorSettings } from '@/domain/second-factor/second-factor-settings.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import { useAccountLanguage } from '@/domain/session/use-account-language.ts';
import { GuestLayout } from './guest-layout.tsx';

/** Replaces the app for users whose role requires a second factor and whose grace period has ended. */
export function SecondFactorSetup() {
  const { t } = useTranslation(['security', 'navigation']);
  const { signOut } = useSession();
  useAccountLanguage();
  return (
    <GuestLayout
      title={t('required.title')}
      help={t('required.help')}
      wide
      footer={
        <Anchor component="button" type="button" onClick={() => void signOut()}>
          {t('navigation:logout')}
        </Anchor>
      }
    >
      <Box mt="lg">
        <SecondFactorSettings />
        <ProofRequests />
      </Box>
    </GuestLayout>
  );
}
