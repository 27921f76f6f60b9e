import { Button } from '@mantine/core';
import { getEncounters } from '@glossa/contract/encounters';
import type { Word } from '@glossa/contract/words';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { useReading } from '../hooks/reading-session.ts';
import { useUnsaved } from '../hooks/use-entry-saver.ts';
import { useSaveEntry } from '../hooks/use-save-entry.ts';
import { removeWord } from '../model/entry-changes.ts';
import type { EntryFields } from '../model/entry-changes.ts';
import type { PageItem } from '../model/page-items.ts';
import { EntryField } from './entry-field.tsx';
import classes from './word-panel.module.css';

type TextField = Exclude<keyof EntryFields, 'tags' | 'translation'>;

/** Everything else that is kept with a word. */
export function WordDetails({
  item,
  entry,
  sentence,
  language,
  onDone,
}: {
  item: PageItem;
  entry: Word | undefined;
  sentence: string;
  /** Code of the language. */
  language: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { words, changes } = useReading();
  const { fields } = useUnsaved(item.id);
  const save = useSaveEntry(item, entry, sentence);
  const field = (name: TextField, label: string, maxLength: number, more: object = {}) => (
    <EntryField
      label={label}
      value={fields[name] ?? entry?.[name] ?? ''}
      onSave={(value) => save({ [name]: value })}
      onDone={onDone}
      maxLength={maxLength}
      {...more}
    />
  );
  const remove = () =>
    removeWord({ words, changes, call }, item).catch((error: unknown) => toast.apiError(errorText(error)));
  return (
    <>
      {field('definition', t('panel.definition'), 5000, { rows: 1 })}
      {field('pronunciation', t('panel.pronunciation'), 500)}
      {field('part_of_speech', t('panel.part_of_speech'), 60)}
      {field('lemma', t('panel.lemma'), 200, { language })}
      {field('example', t('panel.example'), 2000, { rows: 2, language })}
      {field('notes', t('panel.notes'), 5000, { rows: 1 })}
      {item.kind !== 'draft' && <Met id={item.id} />}
      {entry?.next_review && (
        <p className={classes.fact}>
          {t('panel.next_review', { when: format.relative(new Date(entry.next_review)) })}
        </p>
      )}
      {entry?.created_at && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={() => void remove()}
        >
          {t('panel.delete')}
        </Button>
      )}
    </>
  );
}

/** In how many places the learner met the word. */
function Met({ id }: { id: number }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { data } = useQuery(endpointQuery(getEncounters, { params: { id } }));
  if (!data || data.count === null || data.texts === null) return null;
  const times = t('panel.met_times', { count: data.count, number: format.number(data.count) });
  const texts = t('panel.met_texts', { count: data.texts, number: format.number(data.texts) });
  return <p className={classes.fact}>{t('panel.met', { times, texts })}</p>;
}
