import type { LibraryEntry } from '@glossa/contract/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { entryPath } from '@/domain/paths/entry-paths.ts';
import { EntryCover } from './entry-cover.tsx';
import classes from './entry-row.module.css';

/** A list item that links to a text or video; the whole row is clickable. */
export function EntryRow({
  entry,
  language,
  above,
  below,
  end,
  isFirst = false,
}: {
  entry: LibraryEntry & { thumbnail: string | null };
  /** The code of its language. */
  language: string;
  above?: ReactNode;
  below: ReactNode;
  end?: ReactNode;
  /** Whether to highlight it as the main entry. */
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
