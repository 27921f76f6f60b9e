import { createToken, deleteToken, listTokens } from '@glossa/contract/access-tokens';
import { Anchor, Box, Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
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
import { Card } from '@/ui/layout/card.tsx';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Creates, shows once, and revokes personal access tokens. */
export function TokensSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listTokens, {}));
  const form = useContractForm(createToken.body, { name: '' });
  const create = useEndpointMutation(createToken, {
    invalidates: [listTokens],
    onSuccess: form.reset,
    onError: form.showFieldErrors,
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
      <form onSubmit={form.submit((body) => create.mutate({ body }))} noValidate>
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            {...form.field('name')}
            flex={1}
            aria-label={t('tokens.name')}
            placeholder={t('tokens.placeholder')}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('tokens.create')}
          </Button>
        </Group>
      </form>
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
              <Item
                key={token.id}
                name={token.name}
                meta={
                  <>
                    <bdi>{`${token.prefix}…`}</bdi> ·{' '}
                    {token.last_used_at === null ? t('tokens.unused') : t('tokens.used')}{' '}
                    {token.last_used_at !== null && <RelativeTime value={token.last_used_at} />}
                  </>
                }
                action={
                  <Button size="xs" variant="default" onClick={() => void confirmRevoke(token)}>
                    {t('tokens.revoke')}
                  </Button>
                }
              />
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
