import { ActionIcon, Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { useCart } from '../hooks/use-cart.ts';
import classes from './cart-link.module.css';

/** A link to the cart with the number of items; shows only an icon on phones. */
export function CartLink() {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const isPhone = useIsPhone();
  const count = useCart().data?.items.length ?? 0;
  const label = count > 0 ? t('cart.link_count', { count }) : t('cart.link');
  const icon = <IconShoppingBag size={18} stroke={1.7} />;
  if (isPhone) {
    return (
      <ActionIcon
        component={Link}
        to="/cart"
        variant="default"
        size={36}
        aria-label={label}
        className={classes.iconOnly ?? ''}
      >
        {icon}
        {count > 0 && <span className={classes.count}>{format.number(count)}</span>}
      </ActionIcon>
    );
  }
  return (
    <Button component={Link} to="/cart" variant={count > 0 ? 'light' : 'default'} leftSection={icon}>
      {label}
    </Button>
  );
}
