import { IconChevronRight, IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './shop-card.module.css';

/** A link to the shop. */
export function ShopCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Link to="/shop" className={classes.root}>
      <IconShoppingBag size={28} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{t('shop.title')}</strong>
        <span className={classes.text}>{t('shop.text')}</span>
      </span>
      <IconChevronRight className="mirrored" size={20} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
