import type { ProductKind } from '@glossa/contract/shop';
import { useState } from 'react';

import classes from './product-cover.module.css';
import { groundOf } from './title-cover.ts';

const patterns = 6;

/** A number below `limit` that is the same for the same title, and another than its ground. */
const patternOf = (title: string): number =>
  Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 17 + code) % 7919,
    3,
  ) % patterns;

/** What is drawn on a cover that has no picture, in a field of 120 by 180. */
const drawings = [
  <>
    <circle cx="92" cy="52" r="46" />
    <circle cx="92" cy="52" r="28" />
  </>,
  <>
    <path d="M-10 128C30 96 56 150 92 118s40-22 48-18v90H-10z" />
    <path d="M-10 150c40-24 66 12 100-12s44-14 50-8v60H-10z" />
  </>,
  <>
    <path d="M0 180 60 84l60 96z" />
    <path d="M40 180l44-66 44 66z" />
  </>,
  <>
    <path d="M0 20h120v7H0zM0 36h120v3H0zM0 150h120v3H0zM0 160h120v7H0z" />
  </>,
  <>
    <path d="M60-10c50 50 50 150 0 200-50-50-50-150 0-200z" />
    <path d="M60 30c22 30 22 90 0 120-22-30-22-90 0-120z" />
  </>,
  <>
    <path d="M-10 60 70-20h30L-10 90zM-10 120 130-20h20L-10 140zM20 190 130 80v30l-80 80z" />
  </>,
] as const;

/**
 * The cover of a product: its picture, else one made of title and author with a pattern of its own. It fills the width of
 * what it stands in and has the shape of its kind: a book, a disc, a film, a pile of books.
 */
export function ProductCover({
  product: { type, title, author, language, cover },
  eager = false,
}: {
  product: { type: ProductKind; title: string; author: string; language: string; cover: string | null };
  /** It is seen at once. */
  eager?: boolean;
}) {
  const [missing, setMissing] = useState(false);
  return (
    <span className={classes.root} data-type={type} data-ground={groundOf(title)} aria-hidden="true">
      {cover !== null && !missing ? (
        <img
          className={classes.picture}
          src={cover}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setMissing(true)}
        />
      ) : (
        <span className={classes.made} lang={language} translate="no">
          <svg viewBox="0 0 120 180" preserveAspectRatio="xMidYMid slice">
            {drawings[patternOf(title)]}
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
