import type { TextCard } from '@glossa/contract/texts';

import { groundOf, initialOf } from './title-cover.ts';
import classes from './text-cover.module.css';

/** A small cover to find a text by: its picture, else the first letter of its title on a ground of its own. */
export function TextCover({ text }: { text: Pick<TextCard, 'title' | 'imageUrl' | 'language'> }) {
  if (text.imageUrl !== null) {
    return <img className={classes.root} src={text.imageUrl} alt="" loading="lazy" width={36} height={48} />;
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
