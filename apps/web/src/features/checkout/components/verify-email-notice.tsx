import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEmailAddress, useSendEmailLinks } from '@/domain/email-address/use-email-address.ts';
import { Notice } from './notice.tsx';

/** Asks a buyer to confirm the email address before paying. `isRefused` is set once the server has refused the order. */
export function VerifyEmailNotice({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('email');
  const { data } = useEmailAddress();
  const send = useSendEmailLinks();
  if (!data) return null;
  const isSent = data.is_link_sent || data.change !== null;
  return (
    <Notice tone={isRefused ? 'danger' : 'warning'} title={t('title')}>
      <Text component="span" inherit display="block" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {isSent ? t('open_link', { email: data.change?.email ?? data.email }) : t('needed')}
      </Text>
      <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate({})}>
        {t(isSent ? 'resend' : 'send')}
      </Button>
    </Notice>
  );
}
