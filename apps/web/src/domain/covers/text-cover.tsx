import type { TextCard } from '@glossa/contract/texts';
import { useState } from 'react';

import { pickBackground, getInitial } from './generated-cover.ts';
import classes from './text-cover.module.css';

/** A small cover for a text: its image, or its title's first letter on a colored background. */
export function TextCover({
  text,
}: {
  text: Pick<TextCard, 'title' | 'imageUrl' | 'image_source' | 'language'>;
}) {
  const [missingUrl, setMissingUrl] = useState<string>();
  // Draw the same cover as the server would, but without a request per row.
  if (text.image_source !== 'generated' && missingUrl !== text.imageUrl) {
    return (
      <img
        className={classes.root}
        src={text.imageUrl}
        alt=""
        loading="lazy"
        width={36}
        height={48}
        onError={() => setMissingUrl(text.imageUrl)}
      />
    );
  }
  return (
    <span
      className={classes.root}
      data-background={pickBackground(text.title)}
      lang={text.language}
      translate="no"
      aria-hidden="true"
    >
      {getInitial(text.title, text.language)}
    </span>
  );
}
