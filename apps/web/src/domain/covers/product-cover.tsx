import type { ProductKind } from '@glossa/contract/shop';
import { useState } from 'react';
import type { CSSProperties } from 'react';

import { designCover } from './cover-design.ts';
import { coverPatterns } from './cover-patterns.tsx';
import classes from './product-cover.module.css';

/**
 * The cover of a product: its image, or one generated from its title and author. It fills its container's width, and
 * its shape shows the product's type: a book, disc, video or stack of books.
 */
export function ProductCover({
  product: { type, title, author, language, cover },
  eager = false,
}: {
  product: { type: ProductKind; title: string; author: string; language: string; cover: string | null };
  /** Whether the cover is above the fold and should load eagerly. */
  eager?: boolean;
}) {
  const [isMissing, setMissing] = useState(false);
  const { palette, pattern, flip, layout } = designCover(title);
  const colors = { '--cover-background': palette[0], '--cover-ink': palette[1] };
  return (
    <span className={classes.root} style={colors as CSSProperties} data-type={type} aria-hidden="true">
      {cover !== null && !isMissing ? (
        <img
          className={classes.image}
          src={cover}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setMissing(true)}
        />
      ) : (
        <span className={classes.generated} data-layout={layout} lang={language} translate="no">
          <svg viewBox="0 0 120 180" preserveAspectRatio="xMidYMid slice">
            <g transform={`translate(60 90) scale(${flip.join(' ')}) translate(-60 -90)`}>
              {coverPatterns[pattern]}
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
