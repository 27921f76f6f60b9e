import { Button, Stack, Text, TextInput } from '@mantine/core';
import { login } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useReturnPath, withReturn } from '@/lib/navigation/return-path.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { lazyWhenIdle } from '@/lib/shell/lazy-when-idle.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import type { SignedIn } from '@/domain/session/session-context.ts';
import { canUsePasskeys } from '@/domain/second-factor/can-use-passkeys.ts';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import { credentialsProblem, hasUser, isUnexplained, useSignInProblem } from '../sign-in-problems.ts';
import { useSignInOptions } from '../use-sign-in-options.ts';
import { usePasskeyAutofill, usePasskeySignIn } from '../use-passkey-sign-in.ts';
import { GuestLayout, FormAlert } from '../components/guest-layout.tsx';

const ReadingSample = lazyWhenIdle(
  async () => (await import('../components/reading-sample.tsx')).ReadingSample,
);

const SecondStep = lazy(async () => ({
  default: (await import('../components/second-step.tsx')).SecondStep,
}));

const ProviderButtons = lazy(async () => ({
  default: (await import('../components/provider-buttons.tsx')).ProviderButtons,
}));

/**
 * A provider and the email address that it returned, which belongs to an existing account. The owner has to sign in to
 * link the account to the provider.
 */
interface PendingLink {
  provider: string;
  email: string;
}

/**
 * Returns whether a path leads to the checkout of the cart, rather than of a plan, which is bought without the cart.
 */
const checksOutCart = (path = ''): boolean =>
  path.startsWith('/checkout') && !new URL(path, location.origin).searchParams.has('plan');

/** /login: email and password, then a second step for accounts that have one; or a passkey or a provider alone. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'validation']);
  const { start } = useSession();
  const returnPath = useReturnPath();
  const [rejection, setRejection] = useState<string>();
  const email = useInitialFocus<HTMLInputElement>();
  const { state, search } = useLocation() as { state: { link?: PendingLink } | null; search: string };
  const link = state?.link;
  const options = useSignInOptions();
  // Even if password sign-in is off, an operator can allow an admin to use it for an hour, at /login?password=1.
  const hasForm = options.password_sign_in || new URLSearchParams(search).has('password');
  const form = useContractForm(login.body, { email: link?.email ?? '', password: '' }, ({ password }) =>
    password !== '' && password.length < 8 ? { password: t('validation:password_short') } : {},
  );
  const [isSecondStep, setSecondStep] = useState(false);
  const linkName = options.providers.find(({ id }) => id === link?.provider)?.label;
  const finish = (response: SignedIn) => {
    start(response);
    toast.apiSuccess(t('login.success'));
    if (link) void import('../confirm-link.ts').then(({ confirmLink }) => confirmLink(linkName ?? ''));
  };
  const passkey = usePasskeySignIn(finish);
  usePasskeyAutofill(() => void passkey.signIn({ isAutofill: true }));
  const signIn = useEndpointMutation(login, {
    meta: { silent: true },
    onSuccess: (response) => {
      // The production build doesn't validate responses against their schemas, so the user may be missing.
      if (!hasUser(response)) return setRejection(t('login.no_user'));
      finish(response);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) setRejection(t('login.no_user'));
      else if (error.code === 'second_factor_required') setSecondStep(true);
      else if (error.code === 'invalid_credentials') form.setErrors({ password: t('login.wrong') });
      else if (isUnexplained(error)) toast.apiError(t('login.failed'));
      else form.showFieldErrors(error);
    },
  });
  const problem = useSignInProblem(signIn.error) ?? rejection ?? passkey.problem;
  const submit = (body: { email: string; password: string }) => {
    const message = credentialsProblem(body);
    setRejection(message && validationText(message));
    if (message === undefined) signIn.mutate({ body });
  };
  if (isSecondStep) {
    const back = () => {
      signIn.reset();
      form.set('password', '');
      setSecondStep(false);
    };
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SecondStep onSignedIn={finish} onBack={back} />
      </Suspense>
    );
  }
  return (
    <GuestLayout
      title={t('login.title')}
      help={t(checksOutCart(returnPath) ? 'login.to_checkout' : 'login.help')}
      beside={<ReadingSample />}
      footer={
        hasForm && (
          <>
            {t('login.no_account')}{' '}
            <Link to={withReturn('/shop-client-registration', returnPath)}>{t('login.register')}</Link>
          </>
        )
      }
    >
      <Stack gap="md" mt="lg">
        {problem !== undefined && <FormAlert>{problem}</FormAlert>}
        {link && linkName !== undefined && (
          <Text size="sm">{t('login.confirm_link', { email: link.email, name: linkName })}</Text>
        )}
        {hasForm && (
          <form onSubmit={form.submit(submit)} noValidate>
            <Stack gap="md">
              <TextInput
                {...form.field('email')}
                type="email"
                label={t('login.email')}
                autoComplete="username webauthn"
                inputMode="email"
                maxLength={254}
                ref={email}
              />
              <div>
                <PasswordField
                  {...form.field('password')}
                  label={t('login.password')}
                  autoComplete="current-password"
                />
                <Text
                  component={Link}
                  to="/forgot-password"
                  display="inline-block"
                  size="sm"
                  mt="xs"
                  td="underline"
                >
                  {t('login.forgot')}
                </Text>
              </div>
              <Button type="submit" size="md" fullWidth loading={signIn.isPending}>
                {t('login.submit')}
              </Button>
            </Stack>
          </form>
        )}
        {canUsePasskeys() && (
          <Button
            variant="default"
            size="md"
            fullWidth
            loading={passkey.isPending}
            onClick={() => void passkey.signIn()}
          >
            {t('login.passkey')}
          </Button>
        )}
        {options.providers.length > 0 && link === undefined && (
          <Suspense fallback={null}>
            <ProviderButtons options={options} returnPath={returnPath} onProblem={setRejection} />
          </Suspense>
        )}
      </Stack>
    </GuestLayout>
  );
}
