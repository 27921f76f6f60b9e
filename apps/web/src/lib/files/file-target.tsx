import type { ReactNode } from 'react';

import classes from './file-target.module.css';

/** A label that opens the browser's file dialog. A drop zone with `data-dropping` around the label highlights it. */
export const FileTarget = ({
  label,
  accept,
  isLarge = false,
  isBusy = false,
  isInvalid = false,
  describedBy,
  onFile,
  children,
}: {
  label: string;
  /** The `accept` of the browser's dialog, e.g. `.txt`. */
  accept: string;
  isLarge?: boolean;
  /** Disables it. */
  isBusy?: boolean;
  isInvalid?: boolean;
  /** ID of the element with the note or error. */
  describedBy?: string | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}) => (
  <label
    className={classes.target}
    data-large={isLarge || undefined}
    data-busy={isBusy || undefined}
    data-invalid={isInvalid || undefined}
  >
    {children}
    <input
      type="file"
      className={classes.input}
      accept={accept}
      disabled={isBusy}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        // Without this, choosing the same file after removing it would not fire a change event.
        currentTarget.value = '';
      }}
    />
  </label>
);
