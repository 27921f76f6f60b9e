import { useEffect } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import classes from './copy-protection.module.css';

const blockedEvents = ['copy', 'cut', 'contextmenu', 'dragstart'] as const;
const preventEvent = (event: Event): void => event.preventDefault();

/**
 * Disables copying and printing where a purchased text's terms forbid them, merely as a deterrent. Words stay clickable
 * and reachable by keyboard.
 */
export function CopyProtection({
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
    for (const name of blockedEvents) element.addEventListener(name, preventEvent);
    return () => {
      element.classList.remove(classes.guarded ?? '');
      for (const name of blockedEvents) element.removeEventListener(name, preventEvent);
    };
  }, [mayCopy, body]);
  useEffect(() => {
    if (mayPrint) return undefined;
    document.body.classList.add(classes.unprinted ?? '');
    return () => document.body.classList.remove(classes.unprinted ?? '');
  }, [mayPrint]);
  return mayPrint ? null : createPortal(<p className={classes.notice}>{t('no_printing')}</p>, document.body);
}
