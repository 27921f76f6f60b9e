import type { CSSProperties, ReactNode } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import marking from '@/domain/words/in-text/words.module.css';
import classes from './reader-frame.module.css';

/**
 * Layout of the reader: the text column, the margin at its end for panels, and a sticky footer. Opening a panel doesn't
 * move the text.
 */
export function ReaderFrame({
  children,
  side,
  foot,
  settings,
  flowing = false,
}: {
  children: ReactNode;
  /** Content of the margin, including its own box. */
  side?: ReactNode;
  foot?: ReactNode;
  /** Text settings; the column width grows with the font size. */
  settings?: ReaderSettings;
  /** In continuous mode, the header is sticky, too. */
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
