import { describeUserAgent } from '@glossa/contract/describe-user-agent';
import type { SignInMethod } from '@glossa/contract/security-log';
import { useTranslation } from 'react-i18next';

/** Returns functions that name the device and the method of a sign-in. */
export function useSignInTexts() {
  const { t } = useTranslation(['security', 'settings']);
  const methodNames: Record<SignInMethod, string> = {
    password: t('log.methods.password'),
    app: t('app.title'),
    recovery_code: t('step.recovery_code'),
    passkey: t('log.methods.passkey'),
    provider: t('log.methods.provider'),
  };
  return {
    methodName: (method: SignInMethod): string => methodNames[method],
    deviceName: (userAgent: string): string => {
      const { browser, system } = describeUserAgent(userAgent);
      return t('settings:sessions.browser', {
        browser: browser ?? t('settings:sessions.unknown_browser'),
        system: system ?? t('settings:sessions.unknown_system'),
      });
    },
  };
}
