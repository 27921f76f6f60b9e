import { addDevice } from '@glossa/contract/devices';

import { call } from '../api/client.ts';

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

/** What a browser may call itself, e.g. 'Firefox, Linux'. */
export function nameOfBrowser(agent = navigator.userAgent): string {
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? 'Browser';
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}

/** Id under which the shop knows this browser as a device of a person, if it does. */
export const knownDevice = (userId: string): string | undefined =>
  localStorage.getItem(keyOf(userId)) ?? undefined;

/** Has the shop forget nothing, but this browser its id: the device was removed elsewhere. */
export const forgetDevice = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** Makes this browser known as a device; answers its id. */
export async function registerDevice(userId: string, name: string): Promise<string> {
  const { id } = await call(addDevice, { body: { name } });
  localStorage.setItem(keyOf(userId), id);
  return id;
}
