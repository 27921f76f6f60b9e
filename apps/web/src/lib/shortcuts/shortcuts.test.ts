import { afterEach, describe, expect, it, vi } from 'vitest';

import { setCustomKeys, matchesKey, registerShortcuts, runShortcut, shortcutStore } from './shortcuts.ts';

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.addEventListener('keydown', (at) => runShortcut(at as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event;
};
const createShortcut = (keys: string[], run = vi.fn()) => ({ keys, label: 'l', group: 'g', run });

let remove = () => {};
afterEach(() => {
  remove();
  setCustomKeys({});
  document.body.innerHTML = '';
});

describe('a binding', () => {
  it.each([
    ['mod+k', 'k', { ctrlKey: true }, true],
    ['mod+k', 'K', { metaKey: true }, true],
    ['mod+k', 'k', {}, false],
    ['k', 'k', { ctrlKey: true }, false],
    ['?', '?', { shiftKey: true }, true],
    ['n', 'N', { shiftKey: true }, false],
    ['shift+ArrowLeft', 'ArrowLeft', { shiftKey: true }, true],
    ['ArrowLeft', 'ArrowLeft', { shiftKey: true }, false],
    ['alt+1', '1', { altKey: true }, true],
    ['alt+1', '¡', { altKey: true, code: 'Digit1' }, true],
    ['alt+1', '&', { code: 'Digit1' }, false],
    ['1', '1', { altKey: true }, false],
  ])('%s matches the key %s with %j: %s', (binding, key, init, fits) => {
    expect(matchesKey(new KeyboardEvent('keydown', { key, ...init }), binding)).toBe(fits);
  });
});

it('runs a shortcut and prevents the browser’s default action', () => {
  const known = createShortcut(['n']);
  remove = registerShortcuts([known]);
  expect(press('n').defaultPrevented).toBe(true);
  expect(known.run).toHaveBeenCalledOnce();
});

it('ignores shortcuts without Ctrl while the user is typing', () => {
  const plain = createShortcut(['n']);
  const withMod = createShortcut(['mod+k']);
  remove = registerShortcuts([plain, withMod]);
  const input = document.body.appendChild(document.createElement('input'));
  press('n', {}, input);
  press('k', { ctrlKey: true }, input);
  expect(plain.run).not.toHaveBeenCalled();
  expect(withMod.run).toHaveBeenCalledOnce();
});

it('prefers the current screen’s shortcut to the shell’s', () => {
  const shell = createShortcut(['x']);
  const screen = createShortcut(['x']);
  const removeShell = registerShortcuts([shell]);
  remove = registerShortcuts([screen]);
  press('x');
  removeShell();
  expect(shell.run).not.toHaveBeenCalled();
  expect(screen.run).toHaveBeenCalledOnce();
});

it('uses the key that the user chose instead of the default', () => {
  const next = { ...createShortcut(['n']), id: 'next_new' };
  remove = registerShortcuts([next]);
  setCustomKeys({ next_new: 'shift+ArrowDown', other: 'q' });
  press('n');
  expect(next.run).not.toHaveBeenCalled();
  press('ArrowDown', { shiftKey: true });
  expect(next.run).toHaveBeenCalledOnce();
  expect(shortcutStore.read().map(({ keys }) => keys)).toEqual([['shift+ArrowDown']]);
  setCustomKeys({});
  press('n');
  expect(next.run).toHaveBeenCalledTimes(2);
});
