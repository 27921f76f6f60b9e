import { ApiError } from '@glossa/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { canUsePasskeys } from '@/domain/second-factor/can-use-passkeys.ts';
import type { SignedIn } from '@/domain/session/session-context.ts';
import { onNetworkIdle } from '@/lib/api/on-network-idle.ts';
import { errorText } from '@/lib/i18n/error-text.ts';

/** Signs in with a passkey alone. The passkey code is loaded on first use. */
export function usePasskeySignIn(onSignedIn: (response: SignedIn) => void) {
  const { t } = useTranslation('auth');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signIn = async ({ isAutofill = false }: { isAutofill?: boolean } = {}) => {
    const { signInByPasskey, isPasskeyCanceled } = await import('@/domain/second-factor/passkeys.ts');
    if (!isAutofill) setPending(true);
    setProblem(undefined);
    try {
      onSignedIn(await signInByPasskey({ isAutofill }));
    } catch (error) {
      // The browser cancels autofill on its own, for example when the user clicks the passkey button.
      if (isPasskeyCanceled(error)) {
        if (!isAutofill) setProblem(t('login.passkey_failed'));
      } else if (error instanceof ApiError) {
        if (!isAutofill || error.code === 'passkey_refused') setProblem(errorText(error));
      } else if (!isAutofill) throw error;
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, signIn };
}

/** Lets browsers that support it offer passkeys in the email field. */
export function usePasskeyAutofill(offer: () => void): void {
  const start = useEffectEvent(offer);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    let isGone = false;
    onNetworkIdle(() => {
      void PublicKeyCredential.isConditionalMediationAvailable?.().then((isAvailable) => {
        if (isAvailable && !isGone) start();
      });
    });
    return () => {
      isGone = true;
    };
  }, []);
}
