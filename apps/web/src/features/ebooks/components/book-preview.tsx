import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './book-preview.module.css';

/** The beginning of an ebook as shoppers will read it. `text` is undefined if only the server can read the file. */
export function BookPreview({ text, language }: { text: string | undefined; language: string }) {
  const { t } = useTranslation('ebooks');
  const title = useId();
  return (
    <section className={classes.root} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('preview.title')}
      </h2>
      <p className={classes.help}>{t(text === undefined ? 'preview.later' : 'preview.help')}</p>
      {text !== undefined && text !== '' && (
        <div
          className={classes.text}
          dir="auto"
          lang={language}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          tabIndex={0}
          role="group"
          aria-labelledby={title}
        >
          {text}
        </div>
      )}
    </section>
  );
}
