import type { PurchaseCard as Purchase } from '@glossa/contract/purchases';
import { Button } from '@mantine/core';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { productPath } from '@/domain/paths/shop-paths.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromCard } from '@/domain/purchases/owned-item.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import classes from './purchase-card.module.css';
import { PurchaseExpiry } from './purchase-expiry.tsx';
import { RatingInput } from './rating-input.tsx';

/** A purchase with all its actions. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('purchases');
  const format = useFormat();
  const formatMoney = useMoney();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { title, author, type, language, description, isFree } = purchase;
  const [entry] = purchase.entries;
  return (
    <li className={classes.root} data-ended={purchase.is_expired || undefined}>
      <span className={classes.cover} data-type={type}>
        <ProductCover product={{ ...purchase, cover: purchase.image }} />
      </span>
      <div className={classes.body}>
        <p className={classes.muted}>
          {t(`type.${type}`)} · {languageName(language, i18n.language)}
        </p>
        <h2 className={classes.title} lang={language}>
          <Link to={productPath(purchase.product_id)}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {author !== '' && (
          <p className={classes.muted}>
            <bdi>{author}</bdi>
          </p>
        )}
        {description !== '' && (
          <p className={classes.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        <p className={classes.meta}>
          <bdi className={classes.price}>
            {isFree ? t('free') : formatMoney(purchase.price, purchase.money.currency)}
          </bdi>
          <DifficultyMark value={purchase.difficulty} />
          {purchase.isImported && (
            <span className={classes.imported}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {entry && !purchase.is_expired ? (
                <Link to={entryPath(entry)}>{t('import.imported')}</Link>
              ) : (
                t('import.imported')
              )}
            </span>
          )}
          <span>{t('bought', { date: format.date(new Date(purchase.purchaseDate)) })}</span>
        </p>
        <PurchaseExpiry purchase={purchase} />
        <RatingInput purchase={purchase} />
      </div>
      <div className={classes.actions}>
        <OwnedActions item={ownedItemFromCard(purchase)}>
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={t('preview.label', { title })}
            leftSection={<IconEye size={18} stroke={1.7} />}
            onClick={() => setPreviewOpen(true)}
          >
            {t('preview.open')}
          </Button>
        </OwnedActions>
      </div>
      {isPreviewOpen && <PreviewDialog purchase={purchase} onClose={() => setPreviewOpen(false)} />}
    </li>
  );
}
