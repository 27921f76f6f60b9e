import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { downloadPurchase, getPurchase, listMyPurchases } from '@glossa/contract/purchases';
import type { Download, PurchaseCard } from '@glossa/contract/purchases';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { browserName, storedDeviceId, withDeviceId } from './this-device.ts';

/** Downloads a purchase; loads its terms first unless `card` contains them. */
export function DownloadDialog({
  id,
  card,
  onClose,
}: {
  id: string;
  card: PurchaseCard | undefined;
  onClose: () => void;
}) {
  const { data } = useQuery({
    ...endpointQuery(getPurchase, { params: { id } }),
    enabled: card === undefined,
    staleTime: 0,
  });
  const purchase = card ?? data;
  return purchase ? <DownloadForm purchase={purchase} onClose={onClose} /> : null;
}

/** Explains which limits a download counts against, and starts it; lists the files if there are several. */
function DownloadForm({ purchase, onClose }: { purchase: PurchaseCard; onClose: () => void }) {
  const { t } = useTranslation('purchases');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [name, setName] = useState(browserName);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string; download?: Download }>({
    isBusy: false,
  });
  const {
    id,
    title,
    needs_device: needsDevice,
    max_downloads: maxDownloads,
    download_count: count,
  } = purchase;
  const isRegistered = storedDeviceId(userId) !== undefined;

  const start = async () => {
    setState({ isBusy: true });
    try {
      const download = await startDownload(id, {
        userId,
        needsDevice,
        deviceName: name.trim() || browserName(),
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
            void start();
          }}
        >
          <Text mb="sm">{t('download.marked')}</Text>
          {maxDownloads !== -1 && (
            <Text mb="sm">{t('download.left', { count: maxDownloads - count, most: maxDownloads })}</Text>
          )}
          {needsDevice && !isRegistered && (
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
            <Text role="alert" mt="sm" c="var(--glossa-danger)">
              {state.problem}
            </Text>
          )}
          <Group justify="flex-end" gap="xs" mt={20}>
            <Button variant="default" onClick={onClose}>
              {t('download.cancel')}
            </Button>
            <Button type="submit" loading={state.isBusy} data-autofocus>
              {t('download.open')}
            </Button>
          </Group>
        </form>
      )}
    </Dialog>
  );
}

/** The files of one download, each with its own save button. */
function DownloadFiles({ files }: { files: Download['files'] }) {
  const { t } = useTranslation('purchases');
  return (
    <>
      <Text mb="sm">{t('download.files', { count: files.length })}</Text>
      <List isDivided>
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <Group justify="space-between" gap="sm" wrap="nowrap" py={10}>
              <bdi>{name}</bdi>
              <Button
                component="a"
                href={url}
                download={name}
                size="compact-sm"
                variant="light"
                aria-label={t('download.save_label', { name })}
              >
                {t('download.save')}
              </Button>
            </Group>
          </li>
        ))}
      </List>
    </>
  );
}

/**
 * Requests a download, which counts against the purchase's limit, and saves the file if there is only one. If the terms
 * limit devices, registers this browser as `deviceName`.
 * @throws {ApiError} when the download is rejected.
 */
async function startDownload(
  purchaseId: string,
  { userId, needsDevice, deviceName }: { userId: string; needsDevice: boolean; deviceName: string },
): Promise<Download> {
  const request = (deviceId?: string) =>
    call(downloadPurchase, { params: { id: purchaseId }, body: deviceId ? { device_id: deviceId } : {} });
  const download = await (needsDevice ? withDeviceId(userId, request, deviceName) : request());
  const [file, ...more] = download.files;
  if (file && more.length === 0) saveFromUrl(file);
  return download;
}

/** Makes the browser download a file from a URL. */
function saveFromUrl({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
