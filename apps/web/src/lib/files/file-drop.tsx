import { Progress } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import classes from './file-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

/** A place where a table is chosen or dropped, which takes one at a time and says what is wrong with it. */
export function FileDrop({
  texts,
  accept,
  limit,
  busy,
  share = 1,
  problem,
  onFile,
  children,
}: {
  texts: { choose: string; kinds: string; reading: string; tooLarge: string };
  /** Ends of names, as an input takes them. */
  accept: string;
  /** Most bytes. */
  limit: number;
  /** A file is being sent and read. */
  busy: boolean;
  /** The part of it that is sent, where that is known. */
  share?: number | undefined;
  /** What the server found wrong. */
  problem: string | undefined;
  onFile: (file: File) => void;
  /** What is to be known before. */
  children: ReactNode;
}) {
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    setTooLarge(file.size > limit);
    if (file.size <= limit) onFile(file);
  };
  const { dropping, handlers } = useFileDrop(([file]) => take(file));
  const wrong = isTooLarge ? texts.tooLarge : problem;
  return (
    <div {...handlers} className={classes.area} data-dropping={dropping || undefined}>
      <label className={classes.field} data-busy={busy || undefined}>
        <IconFileSpreadsheet className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />
        <span className={classes.title}>{busy ? texts.reading : texts.choose}</span>
        <span className={classes.help}>{texts.kinds}</span>
        <input
          type="file"
          className={classes.input}
          accept={accept}
          disabled={busy}
          aria-label={texts.choose}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {busy && (
          <Progress.Root size={6} className={classes.bar}>
            <Progress.Section value={Math.max(4, share * 100)} animated aria-label={texts.reading} />
          </Progress.Root>
        )}
      </label>
      {wrong !== undefined && (
        <p className={classes.problem} role="alert">
          {wrong}
        </p>
      )}
      {children}
    </div>
  );
}
