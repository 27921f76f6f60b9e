import { ApiError } from '@glossa/contract/client';
import { downloadPurchase } from '@glossa/contract/purchases';
import type { Download } from '@glossa/contract/purchases';

import { call } from '../api/client.ts';
import { forgetDevice, knownDevice, nameOfBrowser, registerDevice } from './this-device.ts';

/** Has the browser save the file of an address. */
export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Asks for a download of a purchase, which is counted, and saves its file where it is a single one. Where the terms count
 * devices, this browser is made known as one, called `deviceName`. Fails with ApiError.
 */
export async function startDownload(
  purchaseId: string,
  {
    userId,
    needsDevice,
    deviceName = nameOfBrowser(),
  }: { userId: string; needsDevice: boolean; deviceName?: string },
): Promise<Download> {
  const ask = (deviceId?: string) =>
    call(downloadPurchase, { params: { id: purchaseId }, body: deviceId ? { device_id: deviceId } : {} });
  const device = needsDevice
    ? (knownDevice(userId) ?? (await registerDevice(userId, deviceName)))
    : undefined;
  let download: Download;
  try {
    download = await ask(device);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'device_not_found') throw error;
    // It was removed from elsewhere.
    forgetDevice(userId);
    download = await ask(await registerDevice(userId, deviceName));
  }
  const [file, ...more] = download.files;
  if (file && more.length === 0) saveFile(file);
  return download;
}
