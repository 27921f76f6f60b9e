import { Button } from '@mantine/core';
import { deleteCoupon, listCoupons } from '@glossa/contract/shop-settings';
import type { Coupon } from '@glossa/contract/shop-settings';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { Loaded } from './loaded.tsx';
import classes from './panel.module.css';

/** Creates, edits, deactivates and deletes coupons. */
export function CouponsPanel() {
  const { t } = useTranslation('pricing');
  const query = useQuery({ ...endpointQuery(listCoupons, {}), staleTime: 0 });
  const [open, setOpen] = useState<{ coupon: Coupon | undefined }>();
  const { mutate } = useEndpointMutation(deleteCoupon, {
    invalidates: [listCoupons],
    meta: { success: t('coupons.deleted') },
  });
  const remove = async ({ id, code }: Coupon) => {
    const sure = await confirm({
      title: t('coupons.delete_title', { code }),
      message: t('coupons.delete_message'),
      action: t('coupons.delete'),
      danger: true,
    });
    if (sure) mutate({ params: { id } });
  };
  const add = (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setOpen({ coupon: undefined })}>
      {t('coupons.add')}
    </Button>
  );
  return (
    <div className={classes.panels}>
      <Loaded query={query}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <EmptyState
              drawing="shelf"
              title={t('coupons.empty')}
              message={t('coupons.empty_help')}
              action={add}
            />
          ) : (
            <>
              <div className={classes.head}>
                <p className={classes.help}>{t('coupons.help')}</p>
                {add}
              </div>
              <ul className={classes.cards} aria-label={t('tabs.coupons')}>
                {coupons.map((coupon) => (
                  <CouponCard
                    key={coupon.id}
                    coupon={coupon}
                    onEdit={() => setOpen({ coupon })}
                    onRemove={() => void remove(coupon)}
                  />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {open && <CouponDialog coupon={open.coupon} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
