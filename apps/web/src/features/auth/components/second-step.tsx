import { ApiError } from '@glossa/contract/client';
import type { CallResult } from '@glossa/contract/endpoint';
import { fewRecoveryCodes, getSignInMethods, verifySecondFactor } from '@glossa/contract/second-factor';
import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { canUsePasskeys } from '@/domain/second-factor/can-use-passkeys.ts';
import { CodeField } from '@/domain/second-factor/code-field.tsx';
import type { SignedIn } from '@/domain/session/session-context.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { usePasskeySignIn } from '../use-passkey-sign-in.ts';
import { FormAlert, GuestLayout } from './guest-layout.tsx';

type Methods = CallResult<typeof getSignInMethods>;

interface Props {
  onSignedIn: (response: SignedIn) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code from the authenticator app, a recovery code or a passkey. */
export function SecondStep(props: Props) {
  const { data, error } = useQuery({ ...endpointQuery(getSignInMethods, {}), gcTime: 0, retry: false });
  if (!data && !error) return <FullPageSpinner />;
  return <SecondStepForm methods={data} loadError={error} {...props} />;
}

function SecondStepForm({
  methods,
  loadError,
  onSignedIn,
  onBack,
}: Props & { methods: Methods | undefined; loadError: Error | null }) {
  const { t } = useTranslation(['security', 'auth']);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [isRecovery]);
  const passkey = usePasskeySignIn(onSignedIn);
  const verify = useEndpointMutation(verifySecondFactor, {
    meta: { silent: true },
    onSuccess: ({ codes_left: left, ...session }) => {
      if (left !== null)
        toast.info(
          left <= fewRecoveryCodes
            ? `${t('codes.left', { count: left })}. ${t('codes.few')}`
            : t('codes.left', { count: left }),
        );
      onSignedIn(session);
    },
    onError: () => setCode(''),
  });
  const usesRecoveryCode = isRecovery || methods?.app === false;
  const submit = (value: string) =>
    verify.mutate({ body: { method: usesRecoveryCode ? 'recovery_code' : 'app', code: value } });
  const change = (value: string) => {
    setCode(value);
    if (!usesRecoveryCode && /^\d{6}$/.test(value.replaceAll(/\s/g, '')) && !verify.isPending) submit(value);
  };
  const failure = verify.error ?? loadError;
  const isCodeError = failure instanceof ApiError && ['code_wrong', 'invalid_request'].includes(failure.code);
  const message =
    failure instanceof ApiError ? (Object.values(failure.fields)[0]?.[0] ?? errorText(failure)) : undefined;
  const problem = passkey.problem ?? (isCodeError ? undefined : message);
  const input = {
    ref: field,
    value: code,
    error: isCodeError ? message : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  const toggle = () => {
    setRecovery(!isRecovery);
    setCode('');
    verify.reset();
  };
  return (
    <GuestLayout
      title={t('title')}
      help={usesRecoveryCode ? t('step.recovery_help') : t('step.help')}
      footer={
        <Anchor component="button" type="button" onClick={onBack}>
          {t('step.back')}
        </Anchor>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <Stack gap="md" mt="lg">
          {problem !== undefined && <FormAlert>{problem}</FormAlert>}
          {usesRecoveryCode ? (
            <TextInput
              {...input}
              size="lg"
              styles={{ label: { fontSize: 'var(--mantine-font-size-md)' } }}
              dir="ltr"
              label={t('step.recovery_code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          ) : (
            <CodeField {...input} label={t('app.code')} />
          )}
          <Button type="submit" size="md" fullWidth loading={verify.isPending} disabled={code.trim() === ''}>
            {t('auth:login.submit')}
          </Button>
          {methods?.passkeys && canUsePasskeys() && (
            <Button
              variant="default"
              size="md"
              fullWidth
              loading={passkey.isPending}
              onClick={() => void passkey.signIn()}
            >
              {t('auth:login.passkey')}
            </Button>
          )}
          {methods?.app && (
            <Button variant="subtle" size="sm" onClick={toggle}>
              {isRecovery ? t('proof.use_app') : t('step.use_recovery')}
            </Button>
          )}
        </Stack>
      </form>
    </GuestLayout>
  );
}
