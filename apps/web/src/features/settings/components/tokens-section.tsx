import type { AccessToken } from '@glossa/contract/access-tokens';
import {
  createToken,
  defaultTokenLifetime,
  deleteToken,
  listTokens,
  tokenLifetimes,
  tokenWarningDays,
} from '@glossa/contract/access-tokens';
import type { TokenScope } from '@glossa/contract/token-scopes';
import {
  Anchor,
  Badge,
  Box,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type * as z from 'zod';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { serverNow } from '@/lib/api/server-clock.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { SettingsSection } from './settings-section.tsx';

const scopes: readonly TokenScope[] = ['read', 'write', 'media'];

/** Creates personal access tokens, shows each one once, and revokes them. */
export function TokensSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listTokens, {}));
  const create = useEndpointMutation(createToken, { invalidates: [listTokens] });
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
      <TokenForm create={create} />
      {create.data && <NewToken token={create.data.token} />}
      <Box mt="md">
        {error ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingState>
            <Skeleton height={72} />
          </LoadingState>
        ) : data.results.length === 0 ? (
          <Text c="dimmed">{t('tokens.empty')}</Text>
        ) : (
          <ItemList>
            {data.results.map((token) => (
              <TokenItem key={token.id} token={token} onRevoke={() => void confirmRevoke(token)} />
            ))}
          </ItemList>
        )}
      </Box>
      <Anchor component={Link} to="/developers" size="sm">
        {t('tokens.routes')}
      </Anchor>
    </SettingsSection>
  );
}

/** Name, scopes and lifetime of a new token. */
function TokenForm({ create }: { create: ReturnType<typeof useEndpointMutation<typeof createToken>> }) {
  const { t } = useTranslation('settings');
  const form = useContractForm(createToken.body, {
    name: '',
    scopes: ['read'] as TokenScope[],
    lifetime_days: defaultTokenLifetime,
  });
  return (
    <form
      onSubmit={form.submit((body) =>
        create.mutate({ body }, { onSuccess: form.reset, onError: form.showFieldErrors }),
      )}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          {...form.field('name')}
          label={t('tokens.name')}
          placeholder={t('tokens.placeholder')}
          maxLength={100}
          autoComplete="off"
        />
        <Checkbox.Group
          label={t('tokens.scopes')}
          value={form.values.scopes}
          error={form.errors.scopes}
          onChange={(chosen) => form.set('scopes', chosen)}
        >
          <Stack gap="xs" mt={4}>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`tokens.scope.${scope}`)}
                description={t(`tokens.scope_help.${scope}`)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group align="flex-end" justify="space-between">
          <NativeSelect
            label={t('tokens.lifetime')}
            value={form.values.lifetime_days}
            data={tokenLifetimes.map((days) => ({
              value: String(days),
              label: t('tokens.days', { count: days }),
            }))}
            onChange={({ currentTarget }) => form.set('lifetime_days', Number(currentTarget.value))}
          />
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('tokens.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A token in the list, with its scopes and times. */
function TokenItem({ token, onRevoke }: { token: z.infer<typeof AccessToken>; onRevoke: () => void }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const expiresAt = new Date(token.expires_at);
  const daysLeft = (expiresAt.getTime() - serverNow()) / 86_400_000;
  return (
    <Item
      name={
        <>
          {token.name}
          {daysLeft < 0 ? (
            <Badge variant="light" color="red">
              {t('tokens.expired')}
            </Badge>
          ) : (
            daysLeft < tokenWarningDays && (
              <Badge variant="light" color="yellow" c="var(--glossa-ink)">
                {t('tokens.expires_soon')}
              </Badge>
            )
          )}
        </>
      }
      meta={
        <>
          <bdi>{`${token.prefix}…`}</bdi> ·{' '}
          {token.scopes.map((scope) => t(`tokens.scope.${scope}`)).join(', ')}
          <br />
          {t('tokens.created_on', { date: format.date(new Date(token.created_at)) })} ·{' '}
          {token.last_used_at === null ? t('tokens.unused') : t('tokens.used')}{' '}
          {token.last_used_at !== null && <RelativeTime value={token.last_used_at} />} ·{' '}
          {t('tokens.expires', { date: format.date(expiresAt) })}
        </>
      }
      action={
        <Button size="xs" variant="default" onClick={onRevoke}>
          {t('tokens.revoke')}
        </Button>
      }
    />
  );
}

/** A new token, shown only once for copying. */
function NewToken({ token }: { token: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const { copied, copy } = useClipboard();
  return (
    <Card my="md" bg="var(--glossa-success-wash)" bd="1px solid var(--glossa-success)" role="status">
      <Text mb="xs">
        <strong>{t('tokens.created')}</strong> {t('tokens.once')}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
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
      </Group>
    </Card>
  );
}
