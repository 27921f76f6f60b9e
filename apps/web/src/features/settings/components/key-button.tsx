import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { readKey } from '@/lib/shortcuts/read-key.ts';
import { Keys, keysText } from '@/ui/data/keys.tsx';
import classes from './shortcuts-section.module.css';

/** Shows the key of an action. When pressed, waits for a new key. */
export function KeyButton({
  label,
  binding,
  waiting,
  describedBy,
  onWait,
  onKey,
}: {
  /** Name of the action. */
  label: string;
  binding: string;
  /** Whether it is waiting for a key. */
  waiting: boolean;
  /** ID of the element that says why the last key was rejected. */
  describedBy: string | undefined;
  onWait: (waiting: boolean) => void;
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
      onWait(false);
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
      onClick={() => onWait(!waiting)}
      onBlur={() => waiting && onWait(false)}
      onKeyDown={keyDown}
    >
      {waiting ? t('shortcuts.press_short') : <Keys binding={binding} />}
    </button>
  );
}
