import { expect, it } from 'vitest';

import { matchesKey } from '@/lib/shortcuts/shortcuts.ts';
import { readKey } from './key-button.tsx';

it.each([
  ['N', true, 'shift+n'],
  ['n', false, 'n'],
  ['?', true, '?'],
  ['ArrowUp', true, 'shift+ArrowUp'],
])('reads the key %s (shift: %s) as %s, which matches the event', (key, shiftKey, name) => {
  const event = new KeyboardEvent('keydown', { key, shiftKey });
  expect(readKey(event)).toBe(name);
  expect(matchesKey(event, name)).toBe(true);
});

it('ignores Shift on its own', () => {
  expect(readKey(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }))).toBeUndefined();
});
