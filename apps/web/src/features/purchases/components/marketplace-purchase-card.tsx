import { advancePurchase, listMarketplacePurchases } from '@glossa/contract/marketplace';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconCheck, IconDeviceMobileDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { canSaveOfflineCopies } from '@/domain/purchases/offline-copy-store.ts';
import type { OfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromMarketplace } from '@/domain/purchases/owned-item.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useWaiver } from '@/domain/purchases/use-waiver.ts';
import { useOfflineCopies } from '../hooks/use-offline-copies.ts';
import { PurchaseExpiry } from './purchase-expiry.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';

/** A purchase with the buyer's progress, on /marketplace/purchased. */
export function MarketplacePurchaseCard({ purchase }: { purchase: MarketplacePurchase }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const formatMoney = useMoney();
  const { mutate } = useEndpointMutation(advancePurchase, { invalidates: [listMarketplacePurchases] });
  const { id, product, access_info: access, max_downloads: maxDownloads, download_count: count } = purchase;
  const { title } = product;
  const percent = access.progress_percentage;
  const advance = (complete: boolean) => mutate({ params: { id }, body: { complete } });
  return (
    <PurchaseFrame
      product={{ ...product, type: product.product_type }}
      isExpired={purchase.is_expired}
      actions={<OwnedActions item={ownedItemFromMarketplace(purchase)} />}
    >
      <Facts mt={10}>
        <Text component="bdi" inherit fw={600} c="var(--glossa-ink)" className="tabular">
          {purchase.amount_paid === 0 ? t('free') : formatMoney(purchase.amount_paid, purchase.currency)}
        </Text>
        <span>{t('bought', { date: format.date(new Date(purchase.purchase_date)) })}</span>
        <span>
          {maxDownloads === -1
            ? t('purchased.downloads', { count })
            : t('purchased.downloads_of', { count, most: maxDownloads })}
        </span>
      </Facts>
      <PurchaseExpiry purchase={purchase} />
      {(percent > 0 || access.completed) && (
        <Group gap="sm" my="sm" wrap="nowrap">
          <Progress flex={1} value={percent} aria-label={t('purchased.progress', { title })} />
          <Text span size="sm" c="dimmed" className="tabular">
            {access.completed ? t('purchased.completed') : format.percent(percent / 100)}
          </Text>
        </Group>
      )}
      <Group gap="xs" mt="auto">
        {!access.completed && (
          <>
            <Button
              size="compact-md"
              variant="light"
              aria-label={t('purchased.step_label', { title })}
              onClick={() => advance(false)}
            >
              {t('purchased.step')}
            </Button>
            <Button
              size="compact-md"
              variant="default"
              aria-label={t('purchased.complete_label', { title })}
              onClick={() => advance(true)}
            >
              {t('purchased.complete')}
            </Button>
          </>
        )}
        {purchase.can_keep && (
          <SaveOfflineButton
            needsWaiver={purchase.needs_waiver}
            purchase={{
              purchaseId: id,
              title,
              author: product.author,
              language: product.language,
              endsAt: purchase.expires_at,
              mayPrint: purchase.allow_printing,
              mayCopy: purchase.allow_copying,
            }}
          />
        )}
      </Group>
    </PurchaseFrame>
  );
}

/** Saves a purchase's text on this device for offline reading, or shows that it is saved. */
function SaveOfflineButton({
  purchase,
  needsWaiver,
}: {
  purchase: Omit<OfflineCopy, 'copy' | 'userId'>;
  needsWaiver: boolean;
}) {
  const { t } = useTranslation('purchases');
  const { copies, isSaving, save } = useOfflineCopies();
  const { ensureWaived } = useWaiver();
  const { purchaseId, title } = purchase;
  const saveWaived = async () => {
    if (await ensureWaived({ id: purchaseId, title, needs_waiver: needsWaiver })) await save(purchase);
  };
  if (!canSaveOfflineCopies()) return null;
  if (copies.some((copy) => copy.purchaseId === purchaseId)) {
    return (
      <Group gap={4} c="var(--glossa-success)" fz="sm" fw={600}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        {t('offline.is_kept')}
      </Group>
    );
  }
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isSaving}
      leftSection={<IconDeviceMobileDown size={16} stroke={1.7} />}
      aria-label={t('offline.keep_label', { title })}
      onClick={() => void saveWaived()}
    >
      {t('offline.keep')}
    </Button>
  );
}
