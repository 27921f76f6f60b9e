import { getSettings } from '@glossa/contract/settings';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';

import { StudyTime } from '@/features/activity/study-time.tsx';
import { ProofRequests } from '@/domain/second-factor/proof-requests.tsx';
import { SecondFactorBanner } from '@/domain/second-factor/second-factor-banner.tsx';
import { useUser } from '@/domain/session/session-context.ts';
import { CompanionSync } from '@/domain/companion/companion-sync.tsx';
import { endpointKey } from '@/lib/api/query.ts';
import { onOtherTabsChange } from '@/domain/settings/settings-channel.ts';
import { OfflineFrame } from '../offline/offline-frame.tsx';
import { ScrollButtons } from './scroll-buttons.tsx';

const EmailBanner = lazy(async () => ({
  default: (await import('@/domain/email-address/email-banner.tsx')).EmailBanner,
}));

/** The parts of the frame that load after the page has rendered. */
export function DeferredFrame() {
  useSettingsFromOtherTabs();
  useLightPrint();
  const { email_verified: isEmailVerified, second_factor_due: secondFactorDue } = useUser();
  return (
    <>
      <ScrollButtons />
      <StudyTime />
      <CompanionSync />
      <SecondFactorBanner />
      {!isEmailVerified && secondFactorDue === null && (
        <Suspense fallback={null}>
          <EmailBanner />
        </Suspense>
      )}
      <ProofRequests />
      <Suspense fallback={null}>
        <OfflineFrame />
      </Suspense>
    </>
  );
}

/** Applies settings that another tab has changed; language and theme synchronize themselves. */
function useSettingsFromOtherTabs(): void {
  const client = useQueryClient();
  useEffect(
    () => onOtherTabsChange(() => void client.invalidateQueries({ queryKey: endpointKey(getSettings) })),
    [client],
  );
}

/** Makes pages print in the light theme even when the screen is dark. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let screenScheme: string | undefined;
    const forceLightScheme = () => {
      screenScheme = dataset['mantineColorScheme'];
      dataset['mantineColorScheme'] = 'light';
    };
    const restore = () => {
      if (screenScheme !== undefined) dataset['mantineColorScheme'] = screenScheme;
    };
    addEventListener('beforeprint', forceLightScheme);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', forceLightScheme);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
