import type { ProductKind } from '@glossa/contract/shop';
import { useState } from 'react';

import classes from './product-cover.module.css';
import { productDrawings } from './product-drawings.tsx';
import { lookOf } from './product-look.ts';

/**
 * The cover of a product: its image, or one generated from title and author. It fills its container's width and has the
 * shape of its type: a book, a disc, a film, a stack of books.
 */
export function ProductCover({
  product: { type, title, author, language, cover },
  eager = false,
}: {
  product: { type: ProductKind; title: string; author: string; language: string; cover: string | null };
  /** Whether it is above the fold and should load eagerly. */
  eager?: boolean;
}) {
  const [missing, setMissing] = useState(false);
  const { ground, pattern, flip, layout } = lookOf(title);
  return (
    <span className={classes.root} data-type={type} data-ground={ground} aria-hidden="true">
      {cover !== null && !missing ? (
        <img
          className={classes.picture}
          src={cover}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setMissing(true)}
        />
      ) : (
        <span className={classes.made} data-layout={layout} lang={language} translate="no">
          <svg viewBox="0 0 120 180" preserveAspectRatio="xMidYMid slice">
            <g transform={`translate(60 90) scale(${flip.join(' ')}) translate(-60 -90)`}>
              {productDrawings[pattern]}
            </g>
          </svg>
          <span className={classes.title} dir="auto">
            {title}
          </span>
          {author !== '' && (
            <span className={classes.author} dir="auto">
              {author}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
