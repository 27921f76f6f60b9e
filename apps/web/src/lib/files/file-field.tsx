import { CloseButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFileSize } from './use-file-size.ts';
import classes from './file-field.module.css';

/** A field for one file; `children` describe what to choose. The file can be removed. */
export function FileField({
  label,
  noun,
  accept,
  file,
  error,
  onChange,
  children,
}: {
  label: string;
  /** What the file is, when there are several such fields. */
  noun?: string;
  /** The `accept` of the browser's dialog, e.g. `.txt`. */
  accept: string;
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const size = useFileSize();
  const errorId = useId();
  const choose = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) onChange(chosen);
  };
  return (
    <div>
      <label className={classes.root} data-invalid={error !== undefined || undefined}>
        <IconFileText className={classes.icon} size={22} stroke={1.5} aria-hidden="true" />
        {file ? (
          <span className={classes.words}>
            <bdi className={classes.name}>{file.name}</bdi>
            <span className={classes.help}>
              {noun !== undefined && `${noun} · `}
              {size(file.size)}
            </span>
          </span>
        ) : (
          <span className={classes.words}>
            <span className={classes.name}>{label}</span>
            <span className={classes.help}>{children}</span>
          </span>
        )}
        <input
          type="file"
          className={classes.input}
          accept={accept}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => {
            choose(event.currentTarget.files);
            // Without this, choosing the same file after removing it would not fire a change event.
            event.currentTarget.value = '';
          }}
        />
        {file && (
          <CloseButton
            className={classes.remove}
            aria-label={t('remove_file', { name: file.name })}
            onClick={(event) => {
              event.preventDefault();
              onChange(undefined);
            }}
          />
        )}
      </label>
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
