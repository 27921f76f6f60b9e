import type { Word } from '@glossa/contract/words';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { savedBody, useSaveWord, writtenFields } from '../hooks/use-save-word.ts';
import type { Written } from '../hooks/use-save-word.ts';
import classes from './word-details.module.css';

const written = (word: Word): Written =>
  Object.fromEntries(writtenFields.map((name) => [name, word[name]])) as Written;

const longest: Record<keyof Written, number> = {
  translation: 2000,
  pronunciation: 500,
  definition: 5000,
  part_of_speech: 60,
  example: 2000,
  notes: 5000,
};

/**
 * What the learner writes of a word. A field is saved when it is left, or by Enter; without a translation nothing is,
 * since an entry needs one.
 */
export function WordForm({
  ref,
  word,
  onSaved,
}: {
  ref: Ref<HTMLTextAreaElement>;
  word: Word;
  onSaved: (word: Word) => void;
}) {
  const { t } = useTranslation('words');
  const help = useId();
  const [edits, setEdits] = useState<Partial<Written>>({});
  const save = useSaveWord((saved) => {
    setEdits((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([name, value]) => value.trim() !== saved[name as keyof Written]),
      ),
    );
    onSaved(saved);
  });
  const values = { ...written(word), ...edits };
  const isChanged = writtenFields.some((name) => values[name].trim() !== word[name]);
  const lacksTranslation = isChanged && values.translation.trim() === '';
  const send = () => {
    if (isChanged && !lacksTranslation) save.mutate({ body: savedBody(word, values) });
  };
  const labels = {
    translation: t('fields.translation'),
    pronunciation: t('fields.pronunciation'),
    definition: t('fields.definition'),
    part_of_speech: t('fields.part_of_speech'),
    example: t('fields.example'),
    notes: t('fields.notes'),
  };
  return (
    <div className={classes.form}>
      {writtenFields.map((name) => (
        <label key={name} className={classes.field} data-field={name}>
          <span className={classes.label}>{labels[name]}</span>
          <textarea
            ref={name === 'translation' ? ref : undefined}
            rows={1}
            dir="auto"
            lang={name === 'example' ? word.language : undefined}
            maxLength={longest[name]}
            value={values[name]}
            aria-describedby={name === 'translation' && lacksTranslation ? help : undefined}
            onChange={({ currentTarget }) => setEdits({ ...edits, [name]: currentTarget.value })}
            onBlur={send}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              send();
            }}
          />
        </label>
      ))}
      <p id={help} className={classes.help} role="status">
        {lacksTranslation
          ? t('details.needs_translation')
          : save.isSuccess && !isChanged && t('details.saved')}
      </p>
    </div>
  );
}
