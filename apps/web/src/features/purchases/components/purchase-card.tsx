import type { PurchaseCard as Purchase } from '@glossa/contract/purchases';
import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { entryPath } from '@/domain/paths/entry-paths.ts';
import { OwnedActions } from '@/domain/purchases/owned-actions.tsx';
import { ownedItemFromCard } from '@/domain/purchases/owned-item.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PurchaseExpiry } from './purchase-expiry.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { RatingInput } from './rating-input.tsx';

/** A purchase with all its actions. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('purchases');
  const format = useFormat();
  const formatMoney = useMoney();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { title, author, description, isFree, is_expired: isExpired } = purchase;
  const [entry] = purchase.entries;
  return (
    <PurchaseFrame
      product={{ ...purchase, id: purchase.product_id }}
      isExpired={isExpired}
      actions={
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
      }
    >
      {author !== '' && (
        <Text size="sm" c="dimmed">
          <bdi>{author}</bdi>
        </Text>
      )}
      {description !== '' && (
        <Text size="sm" mt="xs" lineClamp={2}>
          <bdi>{description}</bdi>
        </Text>
      )}
      <Facts component="div" mt={10}>
        <Text component="bdi" inherit fw={600} c="var(--glossa-ink)" className="tabular">
          {isFree ? t('free') : formatMoney(purchase.price, purchase.money.currency)}
        </Text>
        <DifficultyMark value={purchase.difficulty} />
        {purchase.isImported && (
          <Group gap={4} c="var(--glossa-success)" fw={600}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {entry && !isExpired ? (
              <Link to={entryPath(entry)}>{t('import.imported')}</Link>
            ) : (
              t('import.imported')
            )}
          </Group>
        )}
        <span>{t('bought', { date: format.date(new Date(purchase.purchaseDate)) })}</span>
      </Facts>
      <PurchaseExpiry purchase={purchase} />
      <RatingInput purchase={purchase} />
      {isPreviewOpen && <PreviewDialog purchase={purchase} onClose={() => setPreviewOpen(false)} />}
    </PurchaseFrame>
  );
}
