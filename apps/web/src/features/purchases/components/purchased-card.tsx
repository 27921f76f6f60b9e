import { advancePurchase, listMarketplacePurchases } from '@glossa/contract/marketplace';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { productPath } from '@/domain/paths/product-path.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { itemOfMarketplace } from '@/domain/purchases/owned-item.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { KeepButton } from './keep-button.tsx';
import classes from './purchase-card.module.css';
import { PurchaseEnd } from './purchase-end.tsx';
import own from './purchased-card.module.css';

/** A purchase with the buyer's progress. */
export function PurchasedCard({ purchase }: { purchase: MarketplacePurchase }) {
  const { t, i18n } = useTranslation('purchases');
  const format = useFormat();
  const money = useMoney();
  const advancing = useEndpointMutation(advancePurchase, { invalidates: [listMarketplacePurchases] });
  const { id, product, access_info: access, max_downloads: most } = purchase;
  const percent = access.progress_percentage;
  const advance = (complete: boolean) => advancing.mutate({ params: { id }, body: { complete } });
  return (
    <li className={classes.root} data-ended={purchase.is_expired || undefined}>
      <span className={classes.cover} data-type={product.product_type}>
        <ProductCover product={{ ...product, type: product.product_type, cover: product.image }} />
      </span>
      <div className={classes.body}>
        <p className={classes.quiet}>
          {t(`type.${product.product_type}`)} · {languageName(product.language, i18n.language)}
        </p>
        <h2 className={classes.title} lang={product.language}>
          <Link to={productPath(product.id)}>
            <bdi>{product.title}</bdi>
          </Link>
        </h2>
        <p className={classes.meta}>
          <bdi className={classes.price}>
            {purchase.amount_paid === 0 ? t('free') : money(purchase.amount_paid, purchase.currency)}
          </bdi>
          <span>{t('bought', { date: format.date(new Date(purchase.purchase_date)) })}</span>
          <span>
            {most === -1
              ? t('purchased.downloads', { count: purchase.download_count })
              : t('purchased.downloads_of', { count: purchase.download_count, most })}
          </span>
        </p>
        <PurchaseEnd purchase={purchase} />
        {(percent > 0 || access.completed) && (
          <div className={own.progress}>
            <Progress
              value={percent}
              className={own.bar ?? ''}
              aria-label={t('purchased.progress', { title: product.title })}
            />
            <span className={own.percent}>
              {access.completed ? t('purchased.completed') : format.percent(percent / 100)}
            </span>
          </div>
        )}
        <div className={own.actions}>
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
            <KeepButton
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
      <div className={classes.actions}>
        <OwnedActions item={itemOfMarketplace(purchase)} />
      </div>
    </li>
  );
}
