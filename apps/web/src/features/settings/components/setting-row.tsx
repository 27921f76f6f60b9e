import { useId } from 'react';
import type { ReactNode } from 'react';

import type { SaveState } from '@/domain/settings/settings-saver.ts';
import { SaveSign } from './save-sign.tsx';
import classes from './setting-row.module.css';

/** IDs that connect a control with the name and help of its row. */
export interface RowIds {
  /** ID of the control that the label focuses. */
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

/** One setting: name, help, control, and the state of the last change. */
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
  /** Whether the control takes the full width below the name. */
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
