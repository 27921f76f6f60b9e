import { listIdentities, removeIdentity, startProviderLink } from '@glossa/contract/single-sign-on';
import type { Identity } from '@glossa/contract/single-sign-on';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { openProvider } from '@/domain/single-sign-on/open-provider.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { SettingsSection } from './settings-section.tsx';

/** The providers that the user can sign in with. Hidden on sites without providers. */
export function ProvidersSection() {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const { data } = useQuery(endpointQuery(listIdentities, {}));
  const [pending, setPending] = useState<string>();
  const run = async (id: string, action: () => Promise<void>) => {
    setPending(id);
    try {
      await action();
    } catch (error) {
      toast.error(errorText(error));
    }
    setPending(undefined);
  };
  const link = (provider: string) =>
    run(provider, async () => {
      const body = { next: '/settings#security' };
      openProvider(await call(startProviderLink, { params: { provider }, body }));
    });
  const unlink = async ({ id, label: name }: Identity) => {
    const isConfirmed = await confirm({
      title: t('providers.unlink_title', { name }),
      message: t('remove_help'),
      action: t('providers.unlink'),
      danger: true,
    });
    if (!isConfirmed) return;
    await run(id, async () => {
      await call(removeIdentity, { params: { id } });
      toast.success(t('providers.unlinked', { name }));
      await client.invalidateQueries({ queryKey: endpointKey(listIdentities) });
    });
  };
  if (!data || data.results.length + data.providers.length === 0) return null;
  return (
    <SettingsSection title={t('providers.title')} help={t('providers.help')}>
      <ItemList>
        {data.results.map((identity) => {
          const { id, label, email, last_used_at: lastUsedAt, linked_at: linkedAt } = identity;
          return (
            <Item
              key={id}
              name={label}
              meta={
                <>
                  {email !== '' && (
                    <>
                      <bdi>{email}</bdi> ·{' '}
                    </>
                  )}
                  <RelativeTime value={lastUsedAt ?? linkedAt} />
                </>
              }
              action={
                <Button
                  size="xs"
                  variant="default"
                  loading={pending === id}
                  onClick={() => void unlink(identity)}
                >
                  {t('providers.unlink')}
                </Button>
              }
            />
          );
        })}
        {data.providers.map(({ id, label }) => (
          <Item
            key={id}
            name={label}
            meta={null}
            action={
              <Button size="xs" variant="default" loading={pending === id} onClick={() => void link(id)}>
                {t('providers.link')}
              </Button>
            }
          />
        ))}
      </ItemList>
    </SettingsSection>
  );
}
