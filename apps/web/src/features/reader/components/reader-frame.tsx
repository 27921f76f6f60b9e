import type { CSSProperties, ReactNode } from 'react';

import type { WordMarks } from '../hooks/use-word-marks.ts';
import classes from './reader-frame.module.css';

/**
 * The layout of the reader: the column of text, its margin at the end side, which holds the panels, and a foot
 * that stays in reach. The text keeps its place whether a panel is open or not.
 */
export function ReaderFrame({
  children,
  side,
  foot,
  fontSize = 16,
  marks = 'color',
}: {
  children: ReactNode;
  /** What stands in the margin; brings its own box. */
  side?: ReactNode;
  foot?: ReactNode;
  /** CSS pixels of the text; the column grows with it. */
  fontSize?: number;
  marks?: WordMarks;
}) {
  return (
    <div
      className={classes.frame}
      data-marks={marks}
      style={{ '--reader-size': `${fontSize}px` } as CSSProperties}
    >
      <div className={classes.column}>{children}</div>
      {side}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
