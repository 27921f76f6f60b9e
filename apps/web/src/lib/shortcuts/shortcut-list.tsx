import type { ReactNode } from 'react';

import { Keys } from '@/ui/data/keys.tsx';
import classes from './shortcut-list.module.css';

/** A list of actions with their keys. */
export const ShortcutList = ({
  shortcuts,
}: {
  shortcuts: readonly { id: string; label: ReactNode; keys: Iterable<string> }[];
}) => (
  <dl className={classes.list}>
    {shortcuts.map(({ id, label, keys }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>
          {[...keys].map((key) => (
            <Keys key={key} binding={key} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
