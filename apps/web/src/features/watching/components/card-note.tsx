import classes from './card-note.module.css';

/** A preview of a saved card: its sentence, and what it contains. */
export function CardNote({
  text,
  language,
  told,
}: {
  /** The sentence. */
  text: string;
  /** Language code of the sentence. */
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
