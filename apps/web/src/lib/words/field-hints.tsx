import { useTranslation } from 'react-i18next';

import classes from './field-hints.module.css';

/** What a field could hold; `note` says where that comes from. */
export interface FieldHint {
  text: string;
  note?: string;
}

/** Values that are offered for a field of a word; one click takes one over. */
export function FieldHints({
  field,
  hints,
  language,
  onChoose,
}: {
  /** Name of the field, for screen readers. */
  field: string;
  hints: readonly FieldHint[];
  /** Code of the language of the values, when it is not the reader's own. */
  language?: string;
  onChoose: (text: string) => void;
}) {
  const { t } = useTranslation('reader');
  if (hints.length === 0) return null;
  return (
    <div className={classes.hints} role="group" aria-label={t('panel.hints', { field })}>
      {hints.map(({ text, note }) => (
        <button key={text} type="button" className={classes.hint} onClick={() => onChoose(text)}>
          <bdi lang={language}>{text}</bdi> {note && <span className={classes.note}>{note}</span>}
        </button>
      ))}
    </div>
  );
}
