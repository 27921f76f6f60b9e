import type { PurchaseCard as Purchase } from '@glossa/contract/purchases';
import { Button } from '@mantine/core';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { productPath } from '@/domain/paths/product-path.ts';
import { itemOfCard } from '@/domain/purchases/owned-item.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useRating } from '../hooks/use-rating.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PurchaseEnd } from './purchase-end.tsx';
import classes from './purchase-card.module.css';
import { RateStars } from './rate-stars.tsx';

/** A purchase with all its actions. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t, i18n } = useTranslation('purchases');
  const format = useFormat();
  const money = useMoney();
  const { rate } = useRating();
  const [showsPreview, setShowsPreview] = useState(false);
  const { title, author, type, language, description, rating, isFree } = purchase;
  const [entry] = purchase.entries;
  return (
    <li className={classes.root} data-ended={purchase.is_expired || undefined}>
      <span className={classes.cover} data-type={type}>
        <ProductCover product={{ ...purchase, cover: purchase.image }} />
      </span>
      <div className={classes.body}>
        <p className={classes.quiet}>
          {t(`type.${type}`)} · {languageName(language, i18n.language)}
        </p>
        <h2 className={classes.title} lang={language}>
          <Link to={productPath(purchase.product_id)}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        {author !== '' && (
          <p className={classes.quiet}>
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
            {isFree ? t('free') : money(purchase.price, purchase.money.currency)}
          </bdi>
          <DifficultyMark value={purchase.difficulty} />
          {purchase.isImported && (
            <span className={classes.done}>
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
        <PurchaseEnd purchase={purchase} />
        <div className={classes.rating}>
          <RateStars title={title} value={rating} onRate={(stars) => rate(purchase, stars)} />
          <span className={classes.quiet}>{rating === null ? t('rate.ask') : t('rate.yours')}</span>
        </div>
      </div>
      <div className={classes.actions}>
        <OwnedActions item={itemOfCard(purchase)}>
          <Button
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={t('preview.label', { title })}
            leftSection={<IconEye size={18} stroke={1.7} />}
            onClick={() => setShowsPreview(true)}
          >
            {t('preview.open')}
          </Button>
        </OwnedActions>
      </div>
      {showsPreview && <PreviewDialog purchase={purchase} onClose={() => setShowsPreview(false)} />}
    </li>
  );
}
