import { ApiError } from '@glossa/contract/client';
import type { CallResult } from '@glossa/contract/endpoint';
import { finishProviderVisit } from '@glossa/contract/single-sign-on';
import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';

import { useSession } from '@/domain/session/session-context.ts';
import type { SignedIn } from '@/domain/session/session-context.ts';
import { announceProof } from '@/domain/single-sign-on/proof-channel.ts';
import { call } from '@/lib/api/client.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { safePath, withReturn } from '@/lib/navigation/return-path.ts';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { FormAlert, GuestLayout } from '../components/guest-layout.tsx';
import { useSignInOptions } from '../use-sign-in-options.ts';

const SecondStep = lazy(async () => ({
  default: (await import('../components/second-step.tsx')).SecondStep,
}));

type Result = CallResult<typeof finishProviderVisit>;

/** /single-sign-on/:provider: completes a sign-in, link or confirmation after the provider redirects back. */
export function ProviderPage() {
  const { t } = useTranslation(['auth', 'security', 'errors']);
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { start, state } = useSession();
  const name = useSignInOptions().providers.find(({ id }) => id === provider)?.label ?? provider;
  const [problem, setProblem] = useState<string>();
  const [secondStepNext, setSecondStepNext] = useState<{ next: string | null }>();
  const [target, setTarget] = useState<string>();
  const isStarted = useRef(false);

  const goOn = (next: string | null) => setTarget(safePath(next) ?? '/');
  const finish = (session: SignedIn, next: string | null) => {
    start(session);
    toast.apiSuccess(t('login.success'));
    goOn(next);
  };
  const handle = (result: Result) => {
    switch (result.outcome) {
      case 'signed_in':
        return finish(result.session, result.next);
      case 'second_factor':
        return setSecondStepNext({ next: result.next });
      case 'account_exists':
        return void navigate(withReturn('/login', safePath(result.next)), {
          replace: true,
          state: { link: { provider, email: result.email } },
        });
      case 'linked':
        toast.success(t('security:providers.linked', { name }));
        return goOn(result.next);
      case 'proved':
        announceProof();
        // Has no effect unless this window was opened by the identity confirmation dialog.
        window.close();
        return goOn(result.next);
    }
  };

  // Run only once, because the response can't be reused, but effects run twice in development. Wait for a session check
  // in progress, which would end the new session.
  const isChecking = state.status === 'checking';
  useEffect(() => {
    if (isStarted.current || isChecking) return;
    isStarted.current = true;
    call(finishProviderVisit, { params: { provider }, body: { query: search } }).then(
      handle,
      (error: unknown) => {
        setProblem(error instanceof ApiError ? errorText(error) : t('login.failed'));
      },
    );
  });

  if (target !== undefined && state.status === 'authenticated') return <Navigate to={target} replace />;
  if (secondStepNext)
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SecondStep
          onSignedIn={(session) => finish(session, secondStepNext.next)}
          onBack={() => void navigate('/login', { replace: true })}
        />
      </Suspense>
    );
  if (problem === undefined) return <FullPageSpinner />;
  const isSignedIn = state.status === 'authenticated';
  return (
    <GuestLayout title={t('login.provider_failed')}>
      <Stack gap="md" mt="lg">
        <FormAlert>{problem}</FormAlert>
        <Button
          component={Link}
          to={isSignedIn ? '/settings#security' : '/login'}
          replace
          size="md"
          fullWidth
        >
          {isSignedIn ? t('legal.back') : t('security:step.back')}
        </Button>
      </Stack>
    </GuestLayout>
  );
}
