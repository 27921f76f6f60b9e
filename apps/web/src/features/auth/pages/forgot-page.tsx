import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { requestPasswordReset } from '@glossa/contract/auth';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import { FormAlert, GuestLayout } from '../components/guest-layout.tsx';

/** /forgot-password: requests a reset link. The response never reveals whether the email is registered. */
export function ForgotPage() {
  const { t } = useTranslation('auth');
  const email = useInitialFocus<HTMLInputElement>();
  const form = useContractForm(requestPasswordReset.body, { email: '' });
  const request = useEndpointMutation(requestPasswordReset, {
    meta: { silent: true },
    onError: form.showFieldErrors,
  });
  const back = (
    <Anchor component={Link} to="/login">
      {t('forgot.back')}
    </Anchor>
  );
  if (request.isSuccess) {
    return (
      <GuestLayout title={t('forgot.title')} footer={back}>
        <div role="status">
          <EmptyState
            drawing="mail"
            title={t('forgot.sent_title')}
            message={t('forgot.sent', { email: form.values.email.trim() })}
          />
        </div>
      </GuestLayout>
    );
  }
  return (
    <GuestLayout title={t('forgot.title')} help={t('forgot.help')} footer={back}>
      <form onSubmit={form.submit((body) => request.mutate({ body }))} noValidate>
        <Stack gap="md" mt="lg">
          {request.error && !form.errors.email && <FormAlert>{errorText(request.error)}</FormAlert>}
          <TextInput
            {...form.field('email')}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            ref={email}
          />
          <Button type="submit" size="md" fullWidth loading={request.isPending}>
            {t('forgot.submit')}
          </Button>
        </Stack>
      </form>
    </GuestLayout>
  );
}
