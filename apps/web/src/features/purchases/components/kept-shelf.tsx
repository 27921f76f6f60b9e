import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { KeptCopy } from '@/domain/purchases/kept-copies.ts';
import { useKeptCopies } from '../hooks/use-kept-copies.ts';
import { KeptReader } from './kept-reader.tsx';
import classes from './kept-shelf.module.css';

/** Copies on this device for offline reading. Renders nothing without copies. */
export function KeptShelf() {
  const { t } = useTranslation('purchases');
  const { copies, forget, refresh } = useKeptCopies();
  const [opened, setOpened] = useState<KeptCopy>();
  if (copies.length === 0 && !opened) return null;
  return (
    <section className={classes.root} aria-labelledby="kept">
      <h2 id="kept" className={classes.heading}>
        {t('offline.shelf')}
      </h2>
      <ul className={classes.list}>
        {copies.map((copy) => (
          <li key={copy.purchaseId} className={classes.row}>
            <bdi className={classes.title} lang={copy.language}>
              {copy.title}
            </bdi>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={t('offline.read_label', { title: copy.title })}
              onClick={() => setOpened(copy)}
            >
              {t('offline.read')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={t('offline.forget_label', { title: copy.title })}
              onClick={() => void forget(copy)}
            >
              {t('offline.forget')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <KeptReader
          copy={opened}
          onClose={() => {
            setOpened(undefined);
            void refresh();
          }}
        />
      )}
    </section>
  );
}
