import type { TextCard } from '@glossa/contract/texts';

import classes from './text-cover.module.css';

const grounds = 5;

/** The same ground for the same title, whoever sees it. */
const groundOf = (title: string): number =>
  Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (sum, code) => (sum * 31 + code) % 9973,
    7,
  ) % grounds;

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
      {/[\p{L}\p{N}]/u.exec(text.title)?.[0].toLocaleUpperCase(text.language)}
    </span>
  );
}
