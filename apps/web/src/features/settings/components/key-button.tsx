import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { readKey } from '../../../lib/shortcuts/read-key.ts';
import { Keys, keysText } from '../../../ui/keys.tsx';
import classes from './shortcuts-section.module.css';

/** Shows the key of an action; pressed, it waits for another one. */
export function KeyButton({
  label,
  binding,
  waiting,
  describedBy,
  onWait,
  onKey,
}: {
  /** What the key does. */
  label: string;
  binding: string;
  /** It waits for a key. */
  waiting: boolean;
  /** Element that says why the last key could not be taken. */
  describedBy: string | undefined;
  onWait: (waiting: boolean) => void;
  /** Undefined for a key that belongs to the browser. */
  onKey: (binding: string | undefined) => void;
}) {
  const { t } = useTranslation('settings');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Safari gives a clicked button no focus.
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
