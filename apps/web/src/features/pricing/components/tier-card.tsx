import { Button } from '@mantine/core';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { useTranslation } from 'react-i18next';

import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import classes from './panel.module.css';

/** A pricing tier with its price and terms. */
export function TierCard({
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
  const money = useMoney();
  const { name, description, validityDays, maxDownloads, features, contentTypes } = tier;
  return (
    <li
      className={classes.card}
      data-marked={tier.isPopular || undefined}
      data-selected={selected || undefined}
    >
      <div className={classes.choose}>
        <ChooseBox title={name} checked={selected} onToggle={onSelect} />
      </div>
      {tier.isPopular && <span className={classes.mark}>{t('tiers.popular')}</span>}
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <span className={classes.price}>
        {tier.price === 0 ? t('catalogue:free') : <bdi>{money(tier.price, tier.money.currency)}</bdi>}
      </span>
      {description !== '' && (
        <p className={classes.help}>
          <bdi>{description}</bdi>
        </p>
      )}
      <ul className={classes.facts}>
        <li>{validityDays === null ? t('tiers.for_ever') : t('tiers.days', { count: validityDays })}</li>
        <li>{maxDownloads === -1 ? t('tiers.unlimited') : t('tiers.downloads', { count: maxDownloads })}</li>
        <li>{contentTypes.map((type) => t(`tiers.types.${type}`)).join(' · ')}</li>
        <li>{t('tiers.products', { count: tier.productCount })}</li>
      </ul>
      {features.length > 0 && (
        <ul className={classes.features} dir="auto">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
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
      </div>
    </li>
  );
}
