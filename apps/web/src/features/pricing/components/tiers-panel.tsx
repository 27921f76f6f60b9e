import { Button } from '@mantine/core';
import { listContentPricing } from '@glossa/contract/content-pricing';
import { changePricingTiers, deletePricingTier, listPricingTiers } from '@glossa/contract/pricing-tiers';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { useBulkOutcome } from '../hooks/use-bulk-outcome.ts';
import { Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { TierCard } from './tier-card.tsx';
import { TierDialog } from './tier-dialog.tsx';

/** Creates, edits and deletes pricing tiers, one by one or in bulk. */
export function TiersPanel() {
  const { t } = useTranslation('pricing');
  const query = useQuery({ ...endpointQuery(listPricingTiers, {}), staleTime: 0 });
  const [open, setOpen] = useState<{ tier: PricingTier | undefined }>();
  const { mutate } = useEndpointMutation(deletePricingTier, {
    invalidates: [listPricingTiers, listContentPricing],
    meta: { success: t('tiers.deleted') },
  });
  const remove = async ({ id, name, productCount }: PricingTier) => {
    const sure = await confirm({
      title: t('tiers.delete_title', { name }),
      message: t('tiers.delete_message', { count: productCount }),
      action: t('tiers.delete'),
      danger: true,
    });
    if (sure) mutate({ params: { id } });
  };
  const tiers = query.data?.tiers ?? [];
  const { chosen, ...selection } = useSelection(tiers.map(({ id }) => id));
  const tell = useBulkOutcome();
  const removeChosen = async () => {
    const count = chosen.length;
    const products = tiers
      .filter(({ id }) => chosen.includes(id))
      .reduce((sum, { productCount }) => sum + productCount, 0);
    const sure = await confirm({
      title: t('tiers.delete_some', { count }),
      message: t('tiers.delete_message', { count: products }),
      action: t('tiers.delete'),
      danger: true,
    });
    if (!sure) return;
    const isDone = await tell(() => call(changePricingTiers, { body: { ids: chosen, action: 'delete' } }), {
      count,
      refresh: [listPricingTiers, listContentPricing],
      done: (gone) => t('tiers.deleted_some', { count: gone }),
      failed: (left) => t('tiers.not_deleted', { count: left }),
    });
    if (isDone) selection.none();
  };
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setOpen({ tier: undefined })}>
      {t('tiers.add')}
    </Button>
  );
  return (
    <div className={classes.panels}>
      <Loaded query={query}>
        {() =>
          tiers.length === 0 ? (
            <EmptyState
              drawing="shelf"
              title={t('tiers.empty')}
              message={t('tiers.empty_help')}
              action={add}
            />
          ) : (
            <>
              <div className={classes.head}>
                <p className={classes.help}>{t('tiers.help')}</p>
                {add}
              </div>
              <ul className={classes.cards} aria-label={t('tabs.tiers')}>
                {tiers.map((tier, index) => (
                  <TierCard
                    key={tier.id}
                    tier={tier}
                    selected={chosen.includes(tier.id)}
                    onSelect={(extend) => selection.toggle(index, extend)}
                    onEdit={() => setOpen({ tier })}
                    onRemove={() => void remove(tier)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {chosen.length > 0 && (
        <BulkBar
          label={t('tiers.selected')}
          actions={[{ action: 'delete', label: t('tiers.delete'), Icon: IconTrash }]}
          count={chosen.length}
          total={tiers.length}
          onAll={selection.all}
          onNone={selection.none}
          onAct={removeChosen}
        />
      )}
      {open && <TierDialog tier={open.tier} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
