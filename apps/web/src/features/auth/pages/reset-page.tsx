import { confirmPasswordReset } from '@glossa/contract/auth';
import { messages } from '@glossa/contract/messages';
import { PasswordReset } from '@glossa/contract/passwords';
import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams, useNavigate } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { validationText } from '@/lib/i18n/validation-text.ts';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { FormAlert, GuestLayout } from '../components/guest-layout.tsx';

/** /reset-password?token=…: sets a new password with the token from the emailed link. */
export function ResetPage() {
  const { t } = useTranslation('auth');
  const password = useInitialFocus<HTMLInputElement>();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const form = useContractForm(
    PasswordReset.omit({ token: true }).loose(),
    { new_password: '', confirm: '' },
    ({ new_password, confirm }) =>
      new_password === confirm ? {} : { confirm: validationText(messages.passwords_differ) },
  );
  const reset = useEndpointMutation(confirmPasswordReset, {
    meta: { silent: true },
    onError: form.showFieldErrors,
  });
  if (reset.isSuccess) return <ResetDone />;
  const failed = reset.error && Object.keys(form.errors).length === 0;
  return (
    <GuestLayout
      title={t('reset.title')}
      help={t('reset.help')}
      footer={
        <Anchor component={Link} to="/login">
          {t('forgot.back')}
        </Anchor>
      }
    >
      <form
        onSubmit={form.submit(({ new_password }) => reset.mutate({ body: { token, new_password } }))}
        noValidate
      >
        <Stack gap="md" mt="lg">
          {(token === '' || failed) && (
            <FormAlert>
              {token === '' ? t('reset.missing') : errorText(reset.error)}{' '}
              <Link to="/forgot-password">{t('reset.request')}</Link>
            </FormAlert>
          )}
          <PasswordField
            {...form.field('new_password')}
            label={t('reset.password')}
            autoComplete="new-password"
            ref={password}
          />
          <PasswordField {...form.field('confirm')} label={t('reset.confirm')} autoComplete="new-password" />
          <Button type="submit" size="md" fullWidth disabled={token === ''} loading={reset.isPending}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </GuestLayout>
  );
}

/** Seconds until the sign-in page opens (specification 2, section 9). */
const redirectDelay = 3;

/** Confirms a password reset and redirects to sign-in. */
export function ResetDone() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(redirectDelay);
  useEffect(() => {
    const timer = setTimeout(
      () => (secondsLeft > 1 ? setSecondsLeft(secondsLeft - 1) : void navigate('/login')),
      1000,
    );
    return () => clearTimeout(timer);
  }, [secondsLeft, navigate]);
  return (
    <GuestLayout title={t('reset.title')}>
      <div role="status">
        <EmptyState
          drawing="lock"
          title={t('reset.done_title')}
          message={t('reset.done', { count: secondsLeft })}
          action={
            <Button component={Link} to="/login">
              {t('forgot.back')}
            </Button>
          }
        />
      </div>
    </GuestLayout>
  );
}
