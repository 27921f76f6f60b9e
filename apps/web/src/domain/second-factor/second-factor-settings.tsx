import { describeUserAgent } from '@glossa/contract/describe-user-agent';
import {
  fewRecoveryCodes,
  getSecondFactor,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startAppSetup,
} from '@glossa/contract/second-factor';
import type { Passkey, SecondFactor } from '@glossa/contract/second-factor';
import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

const AppSetupDialog = lazy(async () => ({
  default: (await import('./app-setup-dialog.tsx')).AppSetupDialog,
}));
const PasskeyNameDialog = lazy(async () => ({
  default: (await import('./passkey-name-dialog.tsx')).PasskeyNameDialog,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
}));

type OpenDialog =
  | { name: 'app'; secret: string; uri: string }
  | { name: 'new_passkey' }
  | { name: 'rename'; passkey: Passkey }
  | { name: 'codes'; codes: readonly string[] };

/** Sets up, shows and removes the authenticator app, the passkeys and the recovery codes. */
export function SecondFactorSettings() {
  const { t } = useTranslation(['security', 'auth', 'common', 'settings']);
  const client = useQueryClient();
  const { check } = useSession();
  const { data, error, refetch } = useQuery(endpointQuery(getSecondFactor, {}));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [pending, setPending] = useState('');
  const close = () => setDialog(undefined);

  /** Runs an action and shows its error, if any. */
  const run = async <Result,>(name: string, action: () => Promise<Result>): Promise<Result | undefined> => {
    setPending(name);
    try {
      return await action();
    } catch (failure) {
      const { isPasskeyCanceled } = await import('./passkeys.ts');
      toast.error(isPasskeyCanceled(failure) ? t('auth:login.passkey_failed') : errorText(failure));
      return undefined;
    } finally {
      setPending('');
      void client.invalidateQueries({ queryKey: endpointKey(getSecondFactor) });
    }
  };

  /**
   * Shows the new recovery codes if there are any, otherwise a message. If there are codes, the session isn't updated
   * until their dialog is closed, because the update may replace this screen.
   */
  const finish = (message: string, codes: readonly string[] | null) => {
    void client.invalidateQueries({ queryKey: endpointKey(getSecondFactor) });
    if (codes) return setDialog({ name: 'codes', codes });
    toast.success(message);
    close();
    void check();
  };

  const setUpApp = async () => {
    const setup = await run('app', () => call(startAppSetup, {}));
    if (setup) setDialog({ name: 'app', ...setup });
  };

  /** Returns a description of this device, as the suggested name of its passkey. */
  const describeDevice = () => {
    const { browser, system } = describeUserAgent(navigator.userAgent);
    return browser && system ? t('settings:sessions.browser', { browser, system }) : '';
  };

  const addPasskey = async (name: string) => {
    const added = await run('new_passkey', async () => (await import('./passkeys.ts')).createPasskey(name));
    if (added) finish(t('passkeys.added'), added.recovery_codes);
  };

  const rename = async ({ id }: Passkey, name: string) => {
    if (await run('rename', () => call(renamePasskey, { params: { id }, body: { name } }))) close();
  };

  const remove = async (name: string, message: string, action: () => Promise<unknown>) => {
    const isConfirmed = await confirm({
      title: t('remove_title', { name }),
      message: data && countFactors(data) === 1 ? t('remove_last') : t('remove_help'),
      action: t('remove'),
      danger: true,
    });
    const isRemoved = isConfirmed && (await run(name, async () => action().then(() => true)));
    if (isRemoved) finish(message, null);
  };

  const renewCodes = async () => {
    const isConfirmed = await confirm({
      title: t('codes.renew'),
      message: t('codes.renew_help'),
      action: t('codes.renew'),
    });
    const renewed = isConfirmed && (await run('codes', () => call(renewRecoveryCodes, {})));
    if (renewed && renewed.recovery_codes) setDialog({ name: 'codes', codes: renewed.recovery_codes });
  };

  if (error) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        <Skeleton height={160} />
      </LoadingState>
    );
  }
  const { app_since: appSince, passkeys, codes_left: codesLeft } = data;
  const isRemovable = !data.is_required || countFactors(data) > 1;
  return (
    <>
      <ItemList>
        <Item
          name={t('app.title')}
          meta={
            appSince === null ? (
              t('app.help')
            ) : (
              <>
                {t('app.since')} <RelativeTime value={appSince} />
              </>
            )
          }
          action={
            <Actions>
              <Button size="xs" variant="default" loading={pending === 'app'} onClick={() => void setUpApp()}>
                {appSince === null ? t('app.set_up') : t('app.replace')}
              </Button>
              {appSince !== null && isRemovable && (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => void remove(t('app.title'), t('app.removed'), () => call(removeApp, {}))}
                >
                  {t('remove')}
                </Button>
              )}
            </Actions>
          }
        />
        <Item
          name={t('passkeys.title')}
          meta={
            <>
              {t('passkeys.help')} <PasskeyHint factor={data} />
            </>
          }
          action={
            isPasskeyHost(data) && (
              <Button size="xs" variant="default" onClick={() => setDialog({ name: 'new_passkey' })}>
                {t('passkeys.add')}
              </Button>
            )
          }
        />
        {passkeys.map((passkey) => (
          <Item
            key={passkey.id}
            name={<bdi>{passkey.name}</bdi>}
            meta={
              passkey.last_used_at === null ? (
                t('settings:tokens.unused')
              ) : (
                <>
                  {t('settings:tokens.used')} <RelativeTime value={passkey.last_used_at} />
                </>
              )
            }
            action={
              <Actions>
                <Button size="xs" variant="default" onClick={() => setDialog({ name: 'rename', passkey })}>
                  {t('passkeys.rename')}
                </Button>
                {isRemovable && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('common:remove_file', { name: passkey.name })}
                    onClick={() =>
                      void remove(passkey.name, t('passkeys.removed'), () =>
                        call(removePasskey, { params: { id: passkey.id } }),
                      )
                    }
                  >
                    {t('remove')}
                  </Button>
                )}
              </Actions>
            }
          />
        ))}
        {(appSince !== null || passkeys.length > 0) && (
          <Item
            name={t('codes.title')}
            meta={
              <Text inherit {...(codesLeft <= fewRecoveryCodes && { c: 'var(--glossa-danger)' })}>
                {t('codes.left', { count: codesLeft })}
              </Text>
            }
            action={
              <Button
                size="xs"
                variant="default"
                loading={pending === 'codes'}
                onClick={() => void renewCodes()}
              >
                {t('codes.renew')}
              </Button>
            }
          />
        )}
      </ItemList>
      <Suspense fallback={null}>
        {dialog?.name === 'app' && (
          <AppSetupDialog
            secret={dialog.secret}
            uri={dialog.uri}
            onDone={(codes) => finish(t('app.added'), codes)}
            onClose={close}
          />
        )}
        {dialog?.name === 'new_passkey' && (
          <PasskeyNameDialog
            title={t('passkeys.add')}
            action={t('passkeys.add')}
            name={describeDevice()}
            isPending={pending === 'new_passkey'}
            onSubmit={(name) => void addPasskey(name)}
            onClose={close}
          />
        )}
        {dialog?.name === 'rename' && (
          <PasskeyNameDialog
            title={t('passkeys.rename')}
            action={t('common:save')}
            name={dialog.passkey.name}
            isPending={pending === 'rename'}
            onSubmit={(name) => void rename(dialog.passkey, name)}
            onClose={close}
          />
        )}
        {dialog?.name === 'codes' && (
          <RecoveryCodesDialog
            codes={dialog.codes}
            onClose={() => {
              close();
              void check();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const countFactors = ({ app_since: appSince, passkeys }: SecondFactor): number =>
  (appSince === null ? 0 : 1) + passkeys.length;

const isPasskeyHost = ({ passkey_host: host }: SecondFactor): boolean =>
  canUsePasskeys() && host === location.hostname;

/** Names the URL at which passkeys can be used, unless it is the current one. */
function PasskeyHint({ factor }: { factor: SecondFactor }) {
  const { t } = useTranslation('security');
  if (isPasskeyHost(factor) || factor.passkey_host === null) return null;
  const url = Object.assign(new URL(location.origin), { hostname: factor.passkey_host }).origin;
  return t('passkeys.elsewhere', { url });
}

/** Buttons side by side, stacked where space is limited. */
const Actions = ({ children }: { children: ReactNode }) => (
  <Group gap="xs" justify="flex-end">
    {children}
  </Group>
);
