import { listContentPricing } from '@glossa/contract/content-pricing';
import { changePricingTiers, deletePricingTier, listPricingTiers } from '@glossa/contract/pricing-tiers';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { Badge, Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BulkBar } from '@/domain/manage/bulk-bar.tsx';
import { SelectionCheckbox } from '@/domain/manage/selection-checkbox.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { call } from '@/lib/api/client.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { useBulkAction } from '../hooks/use-bulk-action.ts';
import { QueryState } from './query-state.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';
import { TierDialog } from './tier-dialog.tsx';

/** Creates, edits and deletes pricing tiers, one by one or in bulk. */
export function TiersPanel() {
  const { t } = useTranslation('pricing');
  const query = useQuery({ ...endpointQuery(listPricingTiers, {}), staleTime: 0 });
  const [dialog, setDialog] = useState<{ tier: PricingTier | undefined }>();
  const { mutate } = useEndpointMutation(deletePricingTier, {
    invalidates: [listPricingTiers, listContentPricing],
    meta: { success: t('tiers.deleted') },
  });
  const remove = async ({ id, name, productCount }: PricingTier) => {
    const isConfirmed = await confirm({
      title: t('tiers.delete_title', { name }),
      message: t('tiers.delete_message', { count: productCount }),
      action: t('tiers.delete'),
      danger: true,
    });
    if (isConfirmed) mutate({ params: { id } });
  };
  const tiers = query.data?.tiers ?? [];
  const { chosen, ...selection } = useSelection(tiers.map(({ id }) => id));
  const run = useBulkAction();
  const removeChosen = async () => {
    const count = chosen.length;
    const products = tiers
      .filter(({ id }) => chosen.includes(id))
      .reduce((sum, { productCount }) => sum + productCount, 0);
    const isConfirmed = await confirm({
      title: t('tiers.delete_some', { count }),
      message: t('tiers.delete_message', { count: products }),
      action: t('tiers.delete'),
      danger: true,
    });
    if (!isConfirmed) return;
    const isDone = await run(() => call(changePricingTiers, { body: { ids: chosen, action: 'delete' } }), {
      count,
      refresh: [listPricingTiers, listContentPricing],
      done: (deleted) => t('tiers.deleted_some', { count: deleted }),
      failed: (failed) => t('tiers.not_deleted', { count: failed }),
    });
    if (isDone) selection.none();
  };
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setDialog({ tier: undefined })}>
      {t('tiers.add')}
    </Button>
  );
  return (
    <Stack gap="lg">
      <QueryState query={query}>
        {() =>
          tiers.length === 0 ? (
            <EmptyState
              drawing="shelf"
              title={t('tiers.empty')}
              message={t('tiers.empty_help')}
              action={add}
            />
          ) : (
            <Panel help={t('tiers.help')} action={add}>
              <AutoGrid component="ul" minColumn={260} aria-label={t('tabs.tiers')}>
                {tiers.map((tier, index) => (
                  <TierCard
                    key={tier.id}
                    tier={tier}
                    selected={chosen.includes(tier.id)}
                    onSelect={(extend) => selection.toggle(index, extend)}
                    onEdit={() => setDialog({ tier })}
                    onRemove={() => void remove(tier)}
                  />
                ))}
              </AutoGrid>
            </Panel>
          )
        }
      </QueryState>
      {chosen.length > 0 && (
        <BulkBar
          label={t('tiers.selected')}
          actions={[{ action: 'delete', label: t('tiers.delete'), Icon: IconTrash }]}
          count={chosen.length}
          total={tiers.length}
          onSelectAll={selection.all}
          onClearSelection={selection.none}
          onAction={removeChosen}
        />
      )}
      {dialog && <TierDialog tier={dialog.tier} onClose={() => setDialog(undefined)} />}
    </Stack>
  );
}

/** A pricing tier with its price and terms. */
function TierCard({
  tier,
  selected,
  onSelect,
  onEdit,
  onRemove,
}: {
  tier: PricingTier;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['pricing', 'catalogue']);
  const formatMoney = useMoney();
  const { name, description, validityDays, maxDownloads, features, contentTypes } = tier;
  return (
    <Card
      component="li"
      p={20}
      pe={48}
      className={classes.card ?? ''}
      data-highlighted={tier.isPopular || undefined}
      data-selected={selected || undefined}
    >
      <div className={classes.select}>
        <SelectionCheckbox title={name} checked={selected} onToggle={onSelect} />
      </div>
      {tier.isPopular && (
        <Badge variant="light" radius="xl">
          {t('tiers.popular')}
        </Badge>
      )}
      <Title order={3}>
        <bdi>{name}</bdi>
      </Title>
      <Text size="xl" fw={600} className="tabular">
        {tier.price === 0 ? t('catalogue:free') : <bdi>{formatMoney(tier.price, tier.money.currency)}</bdi>}
      </Text>
      {description !== '' && (
        <Text size="sm" c="dimmed">
          <bdi>{description}</bdi>
        </Text>
      )}
      <Box component="ul" c="dimmed" fz="sm">
        <li>{validityDays === null ? t('tiers.for_ever') : t('tiers.days', { count: validityDays })}</li>
        <li>{maxDownloads === -1 ? t('tiers.unlimited') : t('tiers.downloads', { count: maxDownloads })}</li>
        <li>{contentTypes.map((type) => t(`tiers.types.${type}`)).join(' · ')}</li>
        <li>{t('tiers.products', { count: tier.productCount })}</li>
      </Box>
      {features.length > 0 && (
        <Box component="ul" fz="sm" className="bulleted" ps={18} dir="auto">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Box>
      )}
      <Group gap="xs" mt="auto" pt="xs">
        <Button variant="default" size="compact-sm" aria-label={t('edit_of', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('delete_of', { name })}
          onClick={onRemove}
        >
          {t('tiers.delete')}
        </Button>
      </Group>
    </Card>
  );
}
