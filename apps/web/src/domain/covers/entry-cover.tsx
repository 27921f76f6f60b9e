import type { LibraryEntry } from '@glossa/contract/fields';

import classes from './entry-cover.module.css';
import { TextCover } from './text-cover.tsx';
import { VideoStill } from './video-still.tsx';

/** The small cover of a text or video in a row; `language` is the code of its language. */
export const EntryCover = ({
  kind,
  title,
  language,
  thumbnail,
}: Pick<LibraryEntry, 'kind' | 'title'> & { language: string; thumbnail: string | null }) => (
  <span className={classes.root} data-kind={kind}>
    {kind === 'text' ? (
      <TextCover text={{ title, language, imageUrl: '', image_source: 'generated' }} />
    ) : (
      <VideoStill video={{ title, language, thumbnail }} />
    )}
  </span>
);
