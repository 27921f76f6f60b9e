import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Keys, keysText } from '@/ui/data/keys.tsx';
import classes from './key-button.module.css';

/** Shows the key for an action. When pressed, waits for a new key. */
export function KeyButton({
  label,
  binding,
  waiting,
  describedBy,
  onWaitingChange,
  onKey,
}: {
  /** Name of the action. */
  label: string;
  binding: string;
  /** Whether the next key press sets the key. */
  waiting: boolean;
  /** ID of the element that explains why the last key was rejected. */
  describedBy: string | undefined;
  onWaitingChange: (waiting: boolean) => void;
  /** Receives undefined for a key reserved by the browser. */
  onKey: (binding: string | undefined) => void;
}) {
  const { t } = useTranslation('settings');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Safari doesn't focus a clicked button.
    if (waiting) button.current?.focus();
  }, [waiting]);
  const keyDown = (event: KeyboardEvent) => {
    if (!waiting || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      onWaitingChange(false);
      return;
    }
    const key = readKey(event);
    if (key !== undefined) onKey(event.ctrlKey || event.metaKey || event.altKey ? undefined : key);
  };
  return (
    <button
      ref={button}
      type="button"
      className={classes.key}
      aria-label={
        waiting
          ? t('shortcuts.press', { action: label })
          : t('shortcuts.key_of', { action: label, key: keysText(binding) })
      }
      aria-describedby={describedBy}
      data-waiting={waiting || undefined}
      onClick={() => onWaitingChange(!waiting)}
      onBlur={() => waiting && onWaitingChange(false)}
      onKeyDown={keyDown}
    >
      {waiting ? t('shortcuts.press_short') : <Keys binding={binding} />}
    </button>
  );
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process']);

/**
 * Converts a key event to a binding, as the inverse of `matchesKey`. Returns undefined while only modifiers such as
 * Shift are held.
 */
export function readKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string | undefined {
  const { key, shiftKey } = event;
  if (modifiers.has(key)) return undefined;
  // A character such as `?` already implies the Shift key.
  const shiftMatters = key.length > 1 || /\p{L}/u.test(key);
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftMatters && shiftKey ? `shift+${name}` : name;
}
