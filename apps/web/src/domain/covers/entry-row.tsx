import type { LibraryEntry } from '@glossa/contract/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { entryPath } from '@/domain/paths/entry-paths.ts';
import classes from './entry-row.module.css';
import { TextCover } from './text-cover.tsx';
import { VideoStill } from './video-still.tsx';

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
      <span className={classes.cover} data-kind={kind}>
        {kind === 'text' ? (
          <TextCover text={{ title, language, imageUrl: '', image_source: 'generated' }} />
        ) : (
          <VideoStill video={{ title, language, thumbnail }} />
        )}
      </span>
      <span className={classes.text}>
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
