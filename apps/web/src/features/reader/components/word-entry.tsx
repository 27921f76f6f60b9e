import type { Word } from '@glossa/contract/words';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading, useTranslationOf, useUnsaved } from '../hooks/reading-session.ts';
import type { PageItem } from '../model/page-items.ts';
import type { EntryFields } from '../model/word-changes.ts';
import { EntryField } from './entry-field.tsx';

/** Saves what is written of a word. The first time, the sentence where it stands goes along as its example. */
export function useSaveEntry(
  item: PageItem,
  entry: Word | undefined,
  sentence: string,
): (fields: EntryFields) => void {
  const { words, saver } = useReading();
  return (fields) => {
    const { level, ignored } = words.read(item.id);
    const lacksExample = entry ? entry.example === '' : level === 0 && !ignored;
    const isNewExample = lacksExample && fields.example === undefined && !saver.unsaved(item.id).example;
    saver.save(item, isNewExample ? { ...fields, example: sentence } : fields);
  };
}

/** What a word or phrase means. */
export function WordEntry({
  ref,
  item,
  save,
  onDone,
}: {
  ref: Ref<HTMLInputElement>;
  item: PageItem;
  save: (fields: EntryFields) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const saved = useTranslationOf(item.id);
  const { fields } = useUnsaved(item.id);
  return (
    <EntryField
      ref={ref}
      label={t('panel.translation')}
      placeholder={t('panel.translation_placeholder')}
      value={fields.translation ?? saved}
      onSave={(translation) => save({ translation })}
      onDone={onDone}
      maxLength={2000}
      required={item.kind === 'draft'}
    />
  );
}
