import { ApiError } from '@glossa/contract/client';
import type { CallInput } from '@glossa/contract/endpoint';
import { getSecondFactor, proveIdentity } from '@glossa/contract/second-factor';
import { listIdentities } from '@glossa/contract/single-sign-on';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { PasswordField } from '@/ui/inputs/password-field.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { onProofAnnounced } from '@/domain/single-sign-on/proof-channel.ts';
import { openProofWindow } from '@/domain/single-sign-on/open-proof-window.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { CodeField } from './code-field.tsx';
import { isPasskeyCanceled } from './passkeys.ts';

type Proof = CallInput<typeof proveIdentity>['body'];

/** Asks for the password, a code or a passkey before a sensitive action. */
export function ProofDialog({ onClose }: { onClose: (isProved: boolean) => void }) {
  const { t } = useTranslation(['security', 'settings', 'common', 'auth']);
  const { data } = useQuery(endpointQuery(getSecondFactor, {}));
  const { data: identities } = useQuery(endpointQuery(listIdentities, {}));
  const hasPassword = !identities || (identities.has_password && identities.accepts_passwords);
  const [chosen, setMethod] = useState<'password' | 'app'>('password');
  const hasApp = data?.app_since != null;
  // Users who have neither a password nor an authenticator app confirm with a button.
  const method = chosen === 'password' && !hasPassword ? (hasApp ? 'app' : undefined) : chosen;
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const finish = useEffectEvent(() => onClose(true));
  useEffect(() => onProofAnnounced(() => finish()), []);
  const prove = async (load: () => Promise<Proof>) => {
    setPending(true);
    setError(undefined);
    try {
      await call(proveIdentity, { body: await load() });
      onClose(true);
    } catch (failure) {
      if (isPasskeyCanceled(failure)) setError(t('auth:login.passkey_failed'));
      else if (failure instanceof ApiError)
        setError(Object.values(failure.fields)[0]?.[0] ?? errorText(failure));
      else throw failure;
    } finally {
      setPending(false);
    }
  };
  const toProof = (text: string): Proof =>
    method === 'app' ? { method, code: text } : { method: 'password', password: text };
  const field = {
    value,
    error,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
  const choose = (next: 'password' | 'app') => {
    setMethod(next);
    setValue('');
    setError(undefined);
  };
  return (
    <Dialog title={t('proof.title')} onClose={() => onClose(false)} size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void prove(async () => toProof(value));
        }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t('proof.help')}</Text>
          {method === 'app' && <CodeField {...field} key="app" label={t('app.code')} />}
          {method === 'password' && (
            <PasswordField
              {...field}
              key="password"
              label={t('settings:password.current')}
              autoComplete="current-password"
            />
          )}
          {method ? (
            <Button type="submit" loading={isPending} disabled={value === ''}>
              {t('common:confirm')}
            </Button>
          ) : (
            error !== undefined && (
              <Text c="var(--glossa-danger)" role="alert">
                {error}
              </Text>
            )
          )}
          {method === 'app' && hasPassword && (
            <Button variant="subtle" onClick={() => choose('password')}>
              {t('proof.use_password')}
            </Button>
          )}
          {method === 'password' && hasApp && (
            <Button variant="subtle" onClick={() => choose('app')}>
              {t('proof.use_app')}
            </Button>
          )}
          {data && data.passkeys.length > 0 && canUsePasskeys() && (
            <Button
              variant="subtle"
              onClick={() =>
                void prove(async () => {
                  const { choosePasskey } = await import('./passkeys.ts');
                  return { method: 'passkey', passkey: await choosePasskey() };
                })
              }
            >
              {t('proof.use_passkey')}
            </Button>
          )}
          {identities?.results.map(
            ({ provider, label }) =>
              provider !== null && (
                <Button
                  key={provider}
                  variant={method ? 'subtle' : 'filled'}
                  onClick={() => {
                    setError(undefined);
                    openProofWindow(provider).catch((failure: unknown) => setError(errorText(failure)));
                  }}
                >
                  {t('proof.use_provider', { name: label })}
                </Button>
              ),
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
