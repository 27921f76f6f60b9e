import { useId } from 'react';
import type { ReactNode } from 'react';

import type { SaveState } from '../../../lib/settings/settings-saver.ts';
import { SaveSign } from './save-sign.tsx';
import classes from './setting-row.module.css';

/** What the control of a row takes over, so that it is known by the row's name and help. */
export interface RowIds {
  /** Of the one control that a touch of the name goes to. */
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

/** One setting: its name and help, its control, and what became of the last change. */
export function SettingRow({
  label,
  help,
  state,
  isWide = false,
  children,
}: {
  label: string;
  help?: string;
  state: SaveState | undefined;
  /** The control stands under the name and takes all of the width. */
  isWide?: boolean;
  children: (ids: RowIds) => ReactNode;
}) {
  const id = useId();
  const Name = isWide ? 'span' : 'label';
  const ids = {
    id: `${id}-control`,
    'aria-labelledby': id,
    ...(help === undefined ? {} : { 'aria-describedby': `${id}-help` }),
  };
  return (
    <div className={classes.row} data-wide={isWide || undefined}>
      <div className={classes.words}>
        <Name className={classes.label} id={id} {...(isWide ? {} : { htmlFor: ids.id })}>
          {label}
        </Name>
        <SaveSign state={state} />
        {help !== undefined && (
          <p className={classes.help} id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
      <div className={classes.control}>{children(ids)}</div>
    </div>
  );
}
