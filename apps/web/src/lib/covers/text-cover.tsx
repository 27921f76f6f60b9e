import type { TextCard } from '@glossa/contract/texts';
import { useState } from 'react';

import { groundOf, initialOf } from './title-cover.ts';
import classes from './text-cover.module.css';

/** A small cover to find a text by: its picture, else the first letter of its title on a background of its own. */
export function TextCover({
  text,
}: {
  text: Pick<TextCard, 'title' | 'imageUrl' | 'image_source' | 'language'>;
}) {
  const [missing, setMissing] = useState<string>();
  // What the server would draw is drawn here, without a request for each row.
  if (text.image_source !== 'generated' && missing !== text.imageUrl) {
    return (
      <img
        className={classes.root}
        src={text.imageUrl}
        alt=""
        loading="lazy"
        width={36}
        height={48}
        onError={() => setMissing(text.imageUrl)}
      />
    );
  }
  return (
    <span
      className={classes.root}
      data-ground={groundOf(text.title)}
      lang={text.language}
      translate="no"
      aria-hidden="true"
    >
      {initialOf(text.title, text.language)}
    </span>
  );
}
