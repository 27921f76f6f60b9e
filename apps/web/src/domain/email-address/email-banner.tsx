import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { FloatingNotice } from '@/ui/feedback/floating-notice.tsx';
import { readDismissal, storeDismissal } from './banner-dismissal.ts';
import { useEmailAddress, useSendEmailLinks } from './use-email-address.ts';

/** Screens that show only a text or a video, which the banner would cover. */
const immersivePaths = /^\/(reading\/[^/]+|videos\/learn)/;

/** Asks the user to confirm the email address, until it's confirmed or the banner is closed for the day. */
export function EmailBanner() {
  const { t } = useTranslation('email');
  const { id } = useUser();
  const { pathname } = useLocation();
  const { data } = useEmailAddress();
  const send = useSendEmailLinks();
  const [isDismissed, setDismissed] = useState(() => readDismissal(id));
  if (!data || data.is_verified || isDismissed || immersivePaths.test(pathname)) return null;
  const email = data.change?.email ?? data.email;
  const isSent = data.is_link_sent || data.change !== null;
  return (
    <FloatingNotice
      onClose={() => {
        storeDismissal(id);
        setDismissed(true);
      }}
      action={
        <Button size="sm" loading={send.isPending} onClick={() => send.mutate({})}>
          {t(isSent ? 'resend' : 'send')}
        </Button>
      }
    >
      <Text fw={600}>{t('title')}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {isSent ? t('open_link', { email }) : t('needed')}{' '}
        <Anchor component={Link} to="/settings#account" inherit>
          {t('change')}
        </Anchor>
      </Text>
    </FloatingNotice>
  );
}
