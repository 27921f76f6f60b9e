import { ApiError } from '@glossa/contract/client';
import { downloadPurchase } from '@glossa/contract/purchases';
import type { Download } from '@glossa/contract/purchases';

import { call } from '@/lib/api/client.ts';
import { forgetDevice, knownDevice, nameOfBrowser, registerDevice } from './this-device.ts';

/** Makes the browser download a file from a URL. */
function saveFrom({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Calls `ask` with the device ID of this browser. Registers the browser as `name` if it is new, or was removed
 * elsewhere.
 */
export async function asDevice<Result>(
  userId: string,
  ask: (deviceId: string) => Promise<Result>,
  name = nameOfBrowser(),
): Promise<Result> {
  const known = knownDevice(userId);
  if (known === undefined) return ask(await registerDevice(userId, name));
  try {
    return await ask(known);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'device_not_found') throw error;
    forgetDevice(userId);
    return ask(await registerDevice(userId, name));
  }
}

/**
 * Requests a download of a purchase, which counts against its limit, and saves the file if there is only one. If the
 * terms limit devices, registers this browser as `deviceName`.
 * @throws {ApiError} when the download is refused.
 */
export async function startDownload(
  purchaseId: string,
  { userId, needsDevice, deviceName }: { userId: string; needsDevice: boolean; deviceName: string },
): Promise<Download> {
  const ask = (deviceId?: string) =>
    call(downloadPurchase, { params: { id: purchaseId }, body: deviceId ? { device_id: deviceId } : {} });
  const download = await (needsDevice ? asDevice(userId, ask, deviceName) : ask());
  const [file, ...more] = download.files;
  if (file && more.length === 0) saveFrom(file);
  return download;
}
