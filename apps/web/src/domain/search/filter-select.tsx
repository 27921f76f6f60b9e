import type { ComponentProps } from 'react';

import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import classes from './filter-select.module.css';

/** A select in the filter bar; `labelled` shows its label above it, in the drawer on phones. */
export function FilterSelect({
  labelled,
  ...select
}: ComponentProps<typeof SlimSelect> & { labelled: boolean }) {
  return (
    <div className={labelled ? undefined : classes.inline}>
      {labelled && (
        <p className={classes.label} aria-hidden="true">
          {select.label}
        </p>
      )}
      <SlimSelect {...select} />
    </div>
  );
}
