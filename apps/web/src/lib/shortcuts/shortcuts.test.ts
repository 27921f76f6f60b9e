import { afterEach, describe, expect, it, vi } from 'vitest';

import { matchesKey, registerShortcuts, runShortcut } from './shortcuts.ts';

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.addEventListener('keydown', (at) => runShortcut(at as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event;
};
const shortcut = (keys: string[], run = vi.fn()) => ({ keys, label: 'l', group: 'g', run });

let remove = () => {};
afterEach(() => {
  remove();
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
  ])('%s and the key %s with %j', (binding, key, init, fits) => {
    expect(matchesKey(new KeyboardEvent('keydown', { key, ...init }), binding)).toBe(fits);
  });
});

it('runs, and keeps the browser from its own', () => {
  const known = shortcut(['n']);
  remove = registerShortcuts([known]);
  expect(press('n').defaultPrevented).toBe(true);
  expect(known.run).toHaveBeenCalledOnce();
});

it('rests while somebody types, but for keys with ctrl', () => {
  const plain = shortcut(['n']);
  const withMod = shortcut(['mod+k']);
  remove = registerShortcuts([plain, withMod]);
  const input = document.body.appendChild(document.createElement('input'));
  press('n', {}, input);
  press('k', { ctrlKey: true }, input);
  expect(plain.run).not.toHaveBeenCalled();
  expect(withMod.run).toHaveBeenCalledOnce();
});

it('of the present screen goes before the shell’s', () => {
  const shell = shortcut(['x']);
  const screen = shortcut(['x']);
  const removeShell = registerShortcuts([shell]);
  remove = registerShortcuts([screen]);
  press('x');
  removeShell();
  expect(shell.run).not.toHaveBeenCalled();
  expect(screen.run).toHaveBeenCalledOnce();
});
