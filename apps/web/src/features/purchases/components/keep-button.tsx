import { Button } from '@mantine/core';
import { IconCheck, IconDeviceMobileDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { canKeepCopies } from '@/domain/purchases/kept-copies.ts';
import type { KeptCopy } from '@/domain/purchases/kept-copies.ts';
import { useKeptCopies } from '../hooks/use-kept-copies.ts';
import classes from './keep-button.module.css';

/** Downloads a purchase's text to this device, or says that it is downloaded. */
export function KeepButton({ purchase }: { purchase: Omit<KeptCopy, 'copy' | 'userId'> }) {
  const { t } = useTranslation('purchases');
  const { copies, isBusy, keep } = useKeptCopies();
  const { purchaseId, title } = purchase;
  if (!canKeepCopies()) return null;
  if (copies.some((copy) => copy.purchaseId === purchaseId)) {
    return (
      <span className={classes.kept}>
        <IconCheck size={16} stroke={2} aria-hidden="true" />
        {t('offline.is_kept')}
      </span>
    );
  }
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={isBusy}
      leftSection={<IconDeviceMobileDown size={16} stroke={1.7} />}
      aria-label={t('offline.keep_label', { title })}
      onClick={() => void keep(purchase)}
    >
      {t('offline.keep')}
    </Button>
  );
}
