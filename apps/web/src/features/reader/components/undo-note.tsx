import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import type { UndoOffers } from '../model/undo-offers.ts';
import classes from './undo-note.module.css';

/** Milliseconds that an offer stays; it waits while it is pointed at or holds the focus. */
const stay = 8000;

/**
 * Says what the last change of words was and takes it back on request. One quiet line at the foot of the page
 * instead of a toast: words change with every other key, and toasts would cover the panel.
 */
export function UndoNote({ offers, onDone }: { offers: UndoOffers; onDone: () => void }) {
  const { t } = useTranslation(['common', 'reader']);
  const offer = useSyncExternalStore(offers.subscribe, offers.read);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!offer || held) return;
    const timer = setTimeout(() => offers.show(undefined), stay);
    return () => clearTimeout(timer);
  }, [offer, offers, held]);
  if (!offer) return null;
  return (
    <div
      className={classes.note}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="group" aria-label={t('reader:changed.label')} className={classes.offer}>
        {/* A change of the selected word is announced with the word. */}
        <span role={offer.count > 1 ? 'status' : undefined}>{offer.message}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            setHeld(false);
            offers.accept();
            onDone();
          }}
        >
          {t('undo')}
        </Button>
      </div>
    </div>
  );
}
