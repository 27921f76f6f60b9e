import { ApiError } from '@glossa/contract/client';
import { savePosition } from '@glossa/contract/reading';

import { call } from '@/lib/api/client.ts';

const prefix = 'glossa-place:';

/**
 * Sends the reading positions saved offline, with their times; the server keeps a later position from another device.
 */
export async function sendPositions(): Promise<void> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) {
    const storedValue = localStorage.getItem(key) ?? '';
    const [sentence = 0, at = 0] = storedValue.split(' ').map(Number);
    if (at === 0) continue;
    const body = { sentence, at: new Date(at).toISOString() };
    try {
      await call(savePosition, { params: { id: key.slice(prefix.length) }, body });
    } catch (error) {
      // A client error is final, for example because the text no longer exists.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    }
    if (localStorage.getItem(key) === storedValue) localStorage.removeItem(key);
  }
}
