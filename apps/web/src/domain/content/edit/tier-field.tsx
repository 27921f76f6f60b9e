import { NativeSelect } from '@mantine/core';
import { listPricingTiers } from '@glossa/contract/pricing-tiers';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useMoney } from '@/domain/money/use-money.ts';

/** Selects the pricing tier of a product; renders nothing if there are no tiers. */
export function TierField({
  value,
  type,
  onChange,
}: {
  /** ID of the tier; empty if none is selected. */
  value: string;
  type: PricingTier['contentTypes'][number];
  onChange: (id: string) => void;
}) {
  const { t } = useTranslation('catalogue');
  const money = useMoney();
  const { data } = useQuery(endpointQuery(listPricingTiers, {}));
  const offeredTiers = (data?.tiers ?? []).filter(
    (tier) => tier.id === value || tier.contentTypes.includes(type),
  );
  if (offeredTiers.length === 0) return null;
  return (
    <NativeSelect
      label={t('tier.label')}
      description={t('tier.help')}
      data={[
        { value: '', label: t('tier.none') },
        ...offeredTiers.map((tier) => ({
          value: tier.id,
          label: `${tier.name} · ${tier.price === 0 ? t('free') : money(tier.price, tier.money.currency)}`,
        })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
