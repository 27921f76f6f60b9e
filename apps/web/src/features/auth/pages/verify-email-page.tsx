import type { ApiError } from '@glossa/contract/client';
import { confirmEmailLink, readEmailLink } from '@glossa/contract/email-address';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useSendEmailLinks } from '@/domain/email-address/use-email-address.ts';
import { useOptionalUser, useSession } from '@/domain/session/session-context.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { FormAlert, GuestLayout } from '../components/guest-layout.tsx';

/**
 * /verify-email?token=…: confirms an email address, or a change of address, with the token from the emailed link.
 * Opening the page confirms nothing, because link scanners open links, too.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation(['email', 'errors']);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const user = useOptionalUser();
  const { state, check } = useSession();
  const options = endpointQuery(readEmailLink, { body: { token } });
  const link = useQuery({
    ...options,
    // The response depends on who is signed in.
    queryKey: [...options.queryKey, user?.id],
    enabled: token !== '' && state.status !== 'checking',
    staleTime: Infinity,
    retry: false,
  });
  const confirm = useEndpointMutation(confirmEmailLink, {
    meta: { silent: true },
    onSuccess: () => {
      if (user) void check();
    },
  });
  if (confirm.data) {
    const { outcome, email } = confirm.data;
    return (
      <GuestLayout title={t('title')}>
        <div role="status">
          <EmptyState drawing="mail" title={t(`page.${outcome}`, { email })} action={<NextStep />} />
        </div>
      </GuestLayout>
    );
  }
  const error = confirm.error ?? link.error;
  return (
    <GuestLayout
      title={t('title')}
      help={link.data && t(`page.${link.data.purpose}`, { email: link.data.email })}
    >
      <Stack gap="md" mt="lg">
        {token === '' ? (
          <Problem action={<NextStep />}>{t('page.missing')}</Problem>
        ) : error ? (
          <LinkProblem error={error} />
        ) : link.data ? (
          <Button
            size="md"
            fullWidth
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ body: { token } })}
          >
            {t(link.data.purpose === 'old_address' ? 'page.approve' : 'page.confirm')}
          </Button>
        ) : (
          <LoadingState>
            <Skeleton height={42} />
          </LoadingState>
        )}
      </Stack>
    </GuestLayout>
  );
}

/** Explains why a link can't be used, and offers the next step. */
function LinkProblem({ error }: { error: ApiError }) {
  const { t } = useTranslation(['email', 'navigation']);
  const user = useOptionalUser();
  const { signOut } = useSession();
  const send = useSendEmailLinks();
  if (user && error.code === 'email_link_not_yours') {
    return (
      <Problem
        action={
          <Button size="md" fullWidth onClick={() => void signOut()}>
            {t('navigation:logout')}
          </Button>
        }
      >
        {t('page.other', { email: user.email })}
      </Problem>
    );
  }
  const isReplaceable = error.code === 'email_link_expired' || error.code === 'email_link_invalid';
  if (!isReplaceable || send.isSuccess) return <Problem action={<NextStep />}>{errorText(error)}</Problem>;
  return (
    <Problem
      action={
        user ? (
          <Button size="md" fullWidth loading={send.isPending} onClick={() => send.mutate({})}>
            {t('send')}
          </Button>
        ) : (
          <Button
            component={Link}
            to={`/login?next=${encodeURIComponent('/settings#account')}`}
            size="md"
            fullWidth
          >
            {t('page.sign_in')}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Problem>
  );
}

const Problem = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <>
    <FormAlert>{children}</FormAlert>
    {action}
  </>
);

/** A link to the app, or to sign-in for visitors. */
function NextStep() {
  const { t } = useTranslation(['email', 'common']);
  const user = useOptionalUser();
  return (
    <Button component={Link} to="/" size="md">
      {user ? t('page.continue') : t('common:visitor.sign_in')}
    </Button>
  );
}
