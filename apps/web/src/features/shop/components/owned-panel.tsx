import { getPurchase } from '@glossa/contract/purchases';
import { Button, Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { purchasePath } from '@/domain/paths/purchase-path.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { itemOfCard } from '@/domain/purchases/owned-item.ts';
import classes from './buy-panel.module.css';

/** Replaces the price for owners of a product: the ways to open it. */
export function OwnedPanel({ purchaseId }: { purchaseId: string | null }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <p className={classes.state}>{t('buy.owned')}</p>
      {purchaseId !== null && <PurchaseWays id={purchaseId} />}
    </>
  );
}

function PurchaseWays({ id }: { id: string }) {
  const { t } = useTranslation('shop');
  const { data, error } = useQuery({ ...endpointQuery(getPurchase, { params: { id } }), staleTime: 0 });
  if (data) return <OwnedActions item={itemOfCard(data)} />;
  if (!error) return <Skeleton height={36} radius={8} />;
  return (
    <Button
      component={Link}
      to={purchasePath(id)}
      fullWidth
      leftSection={<IconBook2 size={18} stroke={1.7} />}
    >
      {t('buy.open')}
    </Button>
  );
}
