import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './wait-for-bank.module.css';

/** Milliseconds after which a notice says that this is taking long. */
const long = 20_000;

/** Replaces the card form until the bank has decided. */
export function WaitForBank({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('checkout');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), long);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={classes.root} role="status">
      <Loader aria-hidden="true" />
      <h2 className={classes.title}>{t('waiting.title')}</h2>
      <p className={classes.message}>{isLong ? t('waiting.long') : t('waiting.message')}</p>
      {isLong && (
        <Button variant="default" onClick={onLook}>
          {t('waiting.again')}
        </Button>
      )}
    </section>
  );
}
