import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import { Anchor, Button, Skeleton, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import classes from './item-list.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Personal access tokens: created, shown once, and revoked. */
export function TokensSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listTokens, {}));
  const form = useContractForm(createToken.body, { name: '' });
  const create = useEndpointMutation(createToken, {
    invalidates: [listTokens],
    onSuccess: form.reset,
    onError: form.takeErrors,
  });
  const revoke = useEndpointMutation(deleteToken, {
    invalidates: [listTokens],
    meta: { success: t('tokens.revoked') },
  });
  const confirmRevoke = async ({ id, name }: { id: string; name: string }) => {
    const isConfirmed = await confirm({
      title: t('tokens.revoke_title', { name }),
      message: t('tokens.revoke_help'),
      action: t('tokens.revoke'),
      danger: true,
    });
    if (!isConfirmed) return;
    if (create.data?.id === id) create.reset();
    revoke.mutate({ params: { id } });
  };
  return (
    <SettingsSection title={t('tokens.title')} help={t('tokens.help')}>
      <form className={classes.secret} onSubmit={form.submit((body) => create.mutate({ body }))} noValidate>
        <TextInput
          {...form.field('name')}
          aria-label={t('tokens.name')}
          placeholder={t('tokens.placeholder')}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('tokens.create')}
        </Button>
      </form>
      {create.data && <NewToken token={create.data.token} />}
      <div style={{ marginBlockStart: 16 }}>
        {error ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingState>
            <Skeleton height={72} />
          </LoadingState>
        ) : data.results.length === 0 ? (
          <p className={classes.empty}>{t('tokens.empty')}</p>
        ) : (
          <ul className={classes.items}>
            {data.results.map((token) => (
              <li key={token.id}>
                <div className={classes.main}>
                  <span className={classes.name}>{token.name}</span>
                  <span className={classes.meta}>
                    <bdi>{`${token.prefix}…`}</bdi> ·{' '}
                    {token.last_used_at === null ? t('tokens.unused') : t('tokens.used')}{' '}
                    {token.last_used_at !== null && <RelativeTime value={token.last_used_at} />}
                  </span>
                </div>
                <Button size="xs" variant="default" onClick={() => void confirmRevoke(token)}>
                  {t('tokens.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Anchor component={Link} to="/developers" size="sm">
        {t('tokens.routes')}
      </Anchor>
    </SettingsSection>
  );
}

/** A new token, shown only once for copying. */
function NewToken({ token }: { token: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const { copied, copy } = useClipboard();
  return (
    <div className={classes.token} role="status">
      <p>
        <strong>{t('tokens.created')}</strong> {t('tokens.once')}
      </p>
      <div className={classes.secret}>
        <TextInput
          value={token}
          readOnly
          dir="ltr"
          aria-label={t('tokens.created')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
        />
        <Button
          onClick={() => copy(token)}
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        >
          {copied ? t('common:copied') : t('common:copy')}
        </Button>
      </div>
    </div>
  );
}
