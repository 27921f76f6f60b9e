import { useEffect } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import classes from './text-guard.module.css';

const stopped = ['copy', 'cut', 'contextmenu', 'dragstart'] as const;
const stop = (event: Event): void => event.preventDefault();

/**
 * Disables copying and printing where a purchased text's terms forbid it, merely as a deterrent. Words stay clickable
 * and reachable by keyboard.
 */
export function TextGuard({
  mayCopy,
  mayPrint,
  body,
}: {
  mayCopy: boolean;
  mayPrint: boolean;
  /** The element that contains the text. */
  body: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('purchases');
  useEffect(() => {
    const element = body.current;
    if (mayCopy || !element) return undefined;
    element.classList.add(classes.guarded ?? '');
    for (const name of stopped) element.addEventListener(name, stop);
    return () => {
      element.classList.remove(classes.guarded ?? '');
      for (const name of stopped) element.removeEventListener(name, stop);
    };
  }, [mayCopy, body]);
  useEffect(() => {
    if (mayPrint) return undefined;
    document.body.classList.add(classes.unprinted ?? '');
    return () => document.body.classList.remove(classes.unprinted ?? '');
  }, [mayPrint]);
  return mayPrint ? null : createPortal(<p className={classes.notice}>{t('no_printing')}</p>, document.body);
}
