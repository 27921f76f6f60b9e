import { cancelEmailChange, changeEmail, type EmailAddress } from '@glossa/contract/email-address';
import { Badge, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import {
  useEmailAddress,
  useSendEmailLinks,
  useStoreEmailAddress,
} from '@/domain/email-address/use-email-address.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The email address: whether it's confirmed, and a form to change it. */
export function EmailSection() {
  const { t } = useTranslation('email');
  const { data, error, refetch } = useEmailAddress();
  return (
    <SettingsSection title={t('settings.title')} help={t('settings.help')}>
      {data ? (
        <Address address={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <Skeleton height={96} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

function Address({ address }: { address: EmailAddress }) {
  const { t } = useTranslation('email');
  const { email, is_verified: isVerified, is_link_sent: isSent, change } = address;
  const send = useSendEmailLinks();
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Text>
        <Badge variant="light" color={isVerified ? 'green' : 'yellow'}>
          {t(isVerified ? 'settings.confirmed' : 'settings.not_confirmed')}
        </Badge>
      </Group>
      {change ? (
        <PendingChange email={email} change={change} />
      ) : (
        <>
          {!isVerified && (
            <Group gap="sm" justify="space-between">
              <Text size="sm" c="dimmed">
                {isSent ? t('open_link', { email }) : t('needed')}
              </Text>
              <Button variant="default" size="sm" loading={send.isPending} onClick={() => send.mutate({})}>
                {t(isSent ? 'resend' : 'send')}
              </Button>
            </Group>
          )}
          <ChangeForm key={email} />
        </>
      )}
    </Stack>
  );
}

/** What an email change is still waiting for. */
function PendingChange({ email, change }: { email: string; change: NonNullable<EmailAddress['change']> }) {
  const { t } = useTranslation('email');
  const store = useStoreEmailAddress();
  const send = useSendEmailLinks();
  const cancel = useEndpointMutation(cancelEmailChange, { onSuccess: store });
  const waiting = [
    ...(change.is_confirmed ? [] : [change.email]),
    ...(change.is_approved === false ? [email] : []),
  ];
  return (
    <Stack gap="sm" role="status">
      <Text fw={600}>{t('settings.pending', { email: change.email })}</Text>
      {waiting.map((other) => (
        <Text key={other} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('open_link', { email: other })}
        </Text>
      ))}
      <Group gap="sm">
        <Button variant="default" loading={send.isPending} onClick={() => send.mutate({})}>
          {t('resend')}
        </Button>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
          {t('settings.keep')}
        </Button>
      </Group>
    </Stack>
  );
}

function ChangeForm() {
  const { t } = useTranslation('email');
  const store = useStoreEmailAddress();
  const form = useContractForm(changeEmail.body, { email: '' });
  const start = useEndpointMutation(changeEmail, {
    meta: {
      handlesError: (error) => {
        if (error.code !== 'email_unchanged' && error.code !== 'email_taken')
          return form.showFieldErrors(error);
        form.setErrors({ email: errorText(error) });
        return true;
      },
    },
    onSuccess: (address) => {
      store(address);
      toast.success(t(address.change ? 'sent' : 'settings.changed'));
    },
  });
  return (
    <form onSubmit={form.submit(({ email }) => start.mutate({ body: { email } }))} noValidate>
      <Stack gap="md">
        <TextInput
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t('settings.new')}
          description={t('settings.new_help')}
          autoComplete="email"
          maxLength={254}
        />
        <div>
          <Button type="submit" loading={start.isPending}>
            {t('change')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
