import { addDevice } from '@glossa/contract/devices';

import { call } from '@/lib/api/client.ts';

const keyOf = (userId: string): string => `glossa-device:${userId}`;

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
export function nameOfBrowser(agent = navigator.userAgent): string {
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? 'Browser';
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}

/** Returns the ID of this browser as a user's device in the shop, if it is registered. */
export const knownDevice = (userId: string): string | undefined =>
  localStorage.getItem(keyOf(userId)) ?? undefined;

/** Deletes the device ID from this browser, because the device was removed elsewhere. The shop is not notified. */
export const forgetDevice = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** Registers this browser as a device; returns its ID. */
export async function registerDevice(userId: string, name: string): Promise<string> {
  const { id } = await call(addDevice, { body: { name } });
  localStorage.setItem(keyOf(userId), id);
  return id;
}
