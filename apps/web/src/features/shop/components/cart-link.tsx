import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useCart } from '../hooks/use-cart.ts';

/** The way to the cart, with the number of things in it. */
export function CartLink() {
  const { t } = useTranslation('shop');
  const count = useCart().data?.items.length ?? 0;
  return (
    <Button
      component={Link}
      to="/cart"
      variant={count > 0 ? 'light' : 'default'}
      leftSection={<IconShoppingBag size={18} stroke={1.7} />}
    >
      {count > 0 ? t('cart.link_count', { count }) : t('cart.link')}
    </Button>
  );
}
