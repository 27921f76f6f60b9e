import classes from './card-note.module.css';

/** What a card that was saved is of, and what is on it. */
export function CardNote({
  text,
  language,
  told,
}: {
  /** The sentence. */
  text: string;
  /** Code of its language. */
  language: string;
  told: string;
}) {
  return (
    <span className={classes.note}>
      <bdi lang={language} className={classes.sentence}>
        {text}
      </bdi>
      <span className={classes.told}>{told}</span>
    </span>
  );
}
