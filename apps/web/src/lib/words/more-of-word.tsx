import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './word-panel.module.css';

/** Whether somebody who wants all of a word at once keeps it open. */
const kept = 'glossa-word-more';

/** The rest of what is kept with a word, behind a button; while it is hidden, the example and the picture stand there. */
export function MoreOfWord({
  text,
  language,
  direction,
  example,
  image,
  children,
}: {
  /** The word as it is written. */
  text: string;
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  example: string;
  /** Address of its picture, if it has one. */
  image: string | null | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('reader');
  const [more, setMore] = useState(() => localStorage.getItem(kept) === 'yes');
  const details = useId();
  const toggle = () => {
    localStorage.setItem(kept, more ? 'no' : 'yes');
    setMore(!more);
  };
  return (
    <>
      {!more && example !== '' && (
        <figure className={classes.example}>
          <figcaption>{t('panel.example')}</figcaption>
          <blockquote lang={language} dir={direction}>
            {example}
          </blockquote>
        </figure>
      )}
      {!more && image && (
        <img className={classes.picture} src={image} alt={t('panel.picture_of', { word: text })} />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more ?? ''}
        aria-expanded={more}
        aria-controls={details}
        rightSection={more ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        onClick={toggle}
      >
        {t('panel.more')}
      </Button>
      <div id={details} className={classes.details} hidden={!more}>
        {more && children}
      </div>
    </>
  );
}
