import { useId } from 'react';
import type { ReactNode } from 'react';

import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './menu-tiles.module.css';

/** A choice of a few options shown as previews with labels. */
export function MenuTiles<Value extends string>({
  label,
  value,
  tiles,
  onChange,
}: {
  label: string;
  value: Value;
  tiles: readonly { value: Value; name: string; sample: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.tiles}>
      {tiles.map((tile) => (
        <label key={tile.value} className={classes.tile}>
          <HiddenRadio
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span aria-hidden="true" className={classes.sample}>
            {tile.sample}
          </span>
          {tile.name}
        </label>
      ))}
    </div>
  );
}
