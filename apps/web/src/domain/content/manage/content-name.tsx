import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import classes from './content-name.module.css';

/** Title and author of an item; the title opens its details. */
export function ContentName({
  content: { title, author, language },
  cover,
  below,
  onEdit,
}: {
  content: { title: string; author: string; language?: string };
  cover?: ReactNode;
  /** Replaces the author, e.g. with the reason why processing failed. */
  below?: ReactNode;
  onEdit: () => void;
}) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={classes.root}>
      {cover !== undefined && <span className={classes.cover}>{cover}</span>}
      <div className={classes.text}>
        <button
          type="button"
          className={classes.title}
          dir="auto"
          lang={language}
          title={title}
          onClick={onEdit}
          {...{ [rowFocusAttribute]: '' }}
        >
          {title}
        </button>
        {below || (
          <span className={classes.author} data-missing={author === '' || undefined}>
            <bdi>{author || t('no_author')}</bdi>
          </span>
        )}
      </div>
    </div>
  );
}
