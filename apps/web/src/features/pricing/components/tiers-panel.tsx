import { Button } from '@mantine/core';
import { deletePricingTier, listContentPricing, listPricingTiers } from '@glossa/contract/pricing';
import type { PricingTier } from '@glossa/contract/pricing';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '../../../lib/api/query.ts';
import { confirm } from '../../../ui/confirm.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from './loaded.tsx';
import classes from './panel.module.css';
import { TierCard } from './tier-card.tsx';
import { TierDialog } from './tier-dialog.tsx';

/** The pricing tiers: made, changed and deleted. */
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
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setOpen({ tier: undefined })}>
      {t('tiers.add')}
    </Button>
  );
  return (
    <div className={classes.panels}>
      <Loaded query={query}>
        {({ tiers }) =>
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
                {tiers.map((tier) => (
                  <TierCard
                    key={tier.id}
                    tier={tier}
                    onEdit={() => setOpen({ tier })}
                    onRemove={() => void remove(tier)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {open && <TierDialog tier={open.tier} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
