import type { LibraryEntry } from '@glossa/contract/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { entryPath } from '../navigation/entry-paths.ts';
import { EntryCover } from './entry-cover.tsx';
import classes from './entry-row.module.css';

/** A text or video to go to, as an item of a list: all of the row leads there. */
export function EntryRow({
  entry,
  language,
  above,
  below,
  end,
  isFirst = false,
}: {
  entry: LibraryEntry & { thumbnail: string | null };
  /** Code of the language it is in. */
  language: string;
  above?: ReactNode;
  below: ReactNode;
  end?: ReactNode;
  /** The one that is meant before all others. */
  isFirst?: boolean;
}) {
  const { kind, title, thumbnail } = entry;
  return (
    <li className={classes.root} data-first={isFirst || undefined}>
      <EntryCover kind={kind} title={title} language={language} thumbnail={thumbnail} />
      <span className={classes.words}>
        {above !== undefined && <span className={classes.above}>{above}</span>}
        <Link className={classes.title} to={entryPath(entry)} lang={language} dir="auto">
          {title}
        </Link>
        <span className={classes.below}>{below}</span>
      </span>
      {end}
    </li>
  );
}
