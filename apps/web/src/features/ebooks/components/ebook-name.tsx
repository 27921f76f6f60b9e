import type { Ebook } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import { ProductCover } from '../../../lib/covers/product-cover.tsx';
import { rowFocusAttribute } from '../../../lib/shortcuts/use-row-focus.ts';
import classes from './ebook-name.module.css';

/** Cover, title and author of an ebook; the title opens what is said of it. */
export function EbookName({ ebook, onEdit }: { ebook: Ebook; onEdit: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={classes.root}>
      <span className={classes.cover}>
        <ProductCover product={{ ...ebook, type: 'text' }} />
      </span>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.title}
          dir="auto"
          lang={ebook.language}
          title={ebook.title}
          onClick={onEdit}
          {...{ [rowFocusAttribute]: '' }}
        >
          {ebook.title}
        </button>
        <span className={classes.author} data-missing={ebook.author === '' || undefined}>
          <bdi>{ebook.author || t('no_author')}</bdi>
        </span>
      </div>
    </div>
  );
}
