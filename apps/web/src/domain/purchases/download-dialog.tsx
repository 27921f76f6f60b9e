import type { Download, PurchaseCard } from '@glossa/contract/purchases';
import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { listMyPurchases } from '@glossa/contract/purchases';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { startDownload } from './start-download.ts';
import { knownDevice, nameOfBrowser } from './this-device.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import classes from './download-dialog.module.css';
import { DownloadFiles } from './download-files.tsx';

type Downloadable = Pick<
  PurchaseCard,
  'id' | 'title' | 'needs_device' | 'download_count' | 'max_downloads' | 'device_count' | 'max_devices'
>;

/** Explains which limits a download counts against, and starts it; lists the files if there are several. */
export function DownloadDialog({ purchase, onClose }: { purchase: Downloadable; onClose: () => void }) {
  const { t } = useTranslation('purchases');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [name, setName] = useState(nameOfBrowser);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string; download?: Download }>({
    isBusy: false,
  });
  const { id, title, needs_device: needsDevice, max_downloads: most, download_count: count } = purchase;
  const isKnown = knownDevice(userId) !== undefined;

  const begin = async () => {
    setState({ isBusy: true });
    try {
      const download = await startDownload(id, {
        userId,
        needsDevice,
        deviceName: name.trim() || nameOfBrowser(),
      });
      if (download.files.length > 1) return setState({ isBusy: false, download });
      toast.success(t('download.begun', { title }));
      onClose();
    } catch (error) {
      setState({ isBusy: false, problem: errorText(error) });
    } finally {
      for (const list of [listMyPurchases, listMarketplacePurchases])
        void client.invalidateQueries({ queryKey: endpointKey(list) });
    }
  };

  return (
    <Dialog title={t('download.title', { title })} onClose={onClose}>
      {state.download ? (
        <DownloadFiles files={state.download.files} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <p className={classes.text}>{t('download.marked')}</p>
          {most !== -1 && <p className={classes.text}>{t('download.left', { count: most - count, most })}</p>}
          {needsDevice && !isKnown && (
            <TextInput
              label={t('download.device')}
              description={t('download.devices', {
                count: purchase.device_count,
                most: purchase.max_devices,
              })}
              value={name}
              maxLength={80}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
          {state.problem !== undefined && (
            <p role="alert" className={classes.problem}>
              {state.problem}
            </p>
          )}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {t('download.cancel')}
            </Button>
            <Button type="submit" loading={state.isBusy} data-autofocus>
              {t('download.open')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
