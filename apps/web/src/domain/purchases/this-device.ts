import { ApiError } from '@glossa/contract/client';
import { addDevice } from '@glossa/contract/devices';

import { call } from '@/lib/api/client.ts';

const storageKey = (userId: string): string => `glossa-device:${userId}`;

const systems = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/mac/i, 'Mac'],
  [/windows/i, 'Windows'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
] as const;
const browsers = [
  [/firefox|fxios/i, 'Firefox'],
  [/edg/i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
] as const;

/** Returns a name for this browser, e.g. 'Firefox, Linux'. */
export function browserName(agent = navigator.userAgent): string {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? 'Browser';
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}

/** Returns the ID of this browser as a user's device in the shop, if it is registered. */
export const storedDeviceId = (userId: string): string | undefined =>
  localStorage.getItem(storageKey(userId)) ?? undefined;

/** Deletes the device ID from this browser, because the device was removed elsewhere. The shop is not notified. */
const clearDeviceId = (userId: string): void => localStorage.removeItem(storageKey(userId));

/** Registers this browser as a device of the user in the shop, and stores the device ID; returns the ID. */
async function registerDevice(userId: string, name: string): Promise<string> {
  const { id } = await call(addDevice, { body: { name } });
  localStorage.setItem(storageKey(userId), id);
  return id;
}

/**
 * Calls `request` with the device ID of this browser. Registers the browser as `name` first if it is new or was
 * removed elsewhere.
 */
export async function withDeviceId<Result>(
  userId: string,
  request: (deviceId: string) => Promise<Result>,
  name = browserName(),
): Promise<Result> {
  const storedId = storedDeviceId(userId);
  if (storedId === undefined) return request(await registerDevice(userId, name));
  try {
    return await request(storedId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'device_not_found') throw error;
    clearDeviceId(userId);
    return request(await registerDevice(userId, name));
  }
}
