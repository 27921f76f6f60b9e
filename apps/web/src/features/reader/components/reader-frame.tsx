import type { CSSProperties, ReactNode } from 'react';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import marking from '../../../lib/words-on-show/components/word-marks.module.css';
import classes from './reader-frame.module.css';

/**
 * The layout of the reader: the column of text, its margin at the end side, which holds the panels, and a foot
 * that stays in reach. The text keeps its place whether a panel is open or not.
 */
export function ReaderFrame({
  children,
  side,
  foot,
  settings,
  flowing = false,
}: {
  children: ReactNode;
  /** What stands in the margin; brings its own box. */
  side?: ReactNode;
  foot?: ReactNode;
  /** How the text is set; the column grows with its letters. */
  settings?: ReaderSettings;
  /** Pages stand one under the other: the header stays in reach, too. */
  flowing?: boolean;
}) {
  const { fontSize = 16, lineSpacing, marks, fontFamily, luxury }: Partial<ReaderSettings> = settings ?? {};
  return (
    <div
      className={`${classes.frame} ${marking.marks}`}
      data-marks={marks}
      data-font={fontFamily}
      data-flow={flowing || undefined}
      data-luxury={luxury || undefined}
      style={{ '--reader-size': `${fontSize}px`, '--reader-leading': lineSpacing } as CSSProperties}
    >
      <div className={classes.column}>{children}</div>
      {side}
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
