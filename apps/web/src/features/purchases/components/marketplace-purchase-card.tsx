import { advancePurchase, listMarketplacePurchases } from '@glossa/contract/marketplace';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import { Button, Progress } from '@mantine/core';
import { IconCheck, IconDeviceMobileDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { canSaveOfflineCopies } from '@/domain/purchases/offline-copy-store.ts';
import type { OfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromMarketplace } from '@/domain/purchases/owned-item.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useOfflineCopies } from '../hooks/use-offline-copies.ts';
import classes from './marketplace-purchase-card.module.css';
import cardClasses from './purchase-card.module.css';
import { PurchaseExpiry } from './purchase-expiry.tsx';

/** A purchase with the progress in it, on /marketplace/purchased. */
export function MarketplacePurchaseCard({ purchase }: { purchase: MarketplacePurchase }) {
  const { t, i18n } = useTranslation('purchases');
  const format = useFormat();
  const formatMoney = useMoney();
  const advancing = useEndpointMutation(advancePurchase, { invalidates: [listMarketplacePurchases] });
  const { id, product, access_info: access, max_downloads: maxDownloads } = purchase;
  const percent = access.progress_percentage;
  const advance = (complete: boolean) => advancing.mutate({ params: { id }, body: { complete } });
  return (
    <li className={cardClasses.root} data-ended={purchase.is_expired || undefined}>
      <span className={cardClasses.cover} data-type={product.product_type}>
        <ProductCover product={{ ...product, type: product.product_type, cover: product.image }} />
      </span>
      <div className={cardClasses.body}>
        <p className={cardClasses.muted}>
          {t(`type.${product.product_type}`)} · {languageName(product.language, i18n.language)}
        </p>
        <h2 className={cardClasses.title} lang={product.language}>
          <Link to={productPath(product.id)}>
            <bdi>{product.title}</bdi>
          </Link>
        </h2>
        <p className={cardClasses.meta}>
          <bdi className={cardClasses.price}>
            {purchase.amount_paid === 0 ? t('free') : formatMoney(purchase.amount_paid, purchase.currency)}
          </bdi>
          <span>{t('bought', { date: format.date(new Date(purchase.purchase_date)) })}</span>
          <span>
            {maxDownloads === -1
              ? t('purchased.downloads', { count: purchase.download_count })
              : t('purchased.downloads_of', { count: purchase.download_count, most: maxDownloads })}
          </span>
        </p>
        <PurchaseExpiry purchase={purchase} />
        {(percent > 0 || access.completed) && (
          <div className={classes.progress}>
            <Progress
              value={percent}
              className={classes.bar ?? ''}
              aria-label={t('purchased.progress', { title: product.title })}
            />
            <span className={classes.percent}>
              {access.completed ? t('purchased.completed') : format.percent(percent / 100)}
            </span>
          </div>
        )}
        <div className={classes.actions}>
          {!access.completed && (
            <>
              <Button
                size="compact-md"
                variant="light"
                aria-label={t('purchased.step_label', { title: product.title })}
                onClick={() => advance(false)}
              >
                {t('purchased.step')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                aria-label={t('purchased.complete_label', { title: product.title })}
                onClick={() => advance(true)}
              >
                {t('purchased.complete')}
              </Button>
            </>
          )}
          {purchase.can_keep && (
            <SaveOfflineButton
              purchase={{
                purchaseId: id,
                title: product.title,
                author: product.author,
                language: product.language,
                endsAt: purchase.expires_at,
                mayPrint: purchase.allow_printing,
                mayCopy: purchase.allow_copying,
              }}
            />
          )}
        </div>
      </div>
      <div className={cardClasses.actions}>
        <OwnedActions item={ownedItemFromMarketplace(purchase)} />
      </div>
    </li>
  );
}

/** Saves a purchase's text on this device for offline reading, or says that it is saved. */
function SaveOfflineButton({ purchase }: { purchase: Omit<OfflineCopy, 'copy' | 'userId'> }) {
  const { t } = useTranslation('purchases');
  const { copies, isSaving, save } = useOfflineCopies();
  const { purchaseId, title } = purchase;
  if (!canSaveOfflineCopies()) return null;
  if (copies.some((copy) => copy.purchaseId === purchaseId)) {
    return (
      <span className={classes.saved}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        {t('offline.is_kept')}
      </span>
    );
  }
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isSaving}
      leftSection={<IconDeviceMobileDown size={16} stroke={1.7} />}
      aria-label={t('offline.keep_label', { title })}
      onClick={() => void save(purchase)}
    >
      {t('offline.keep')}
    </Button>
  );
}
