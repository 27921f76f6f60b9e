import type { Word } from '@glossa/contract/words';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useTranslationOf } from '../hooks/reading-session.ts';
import { useUnsaved } from '../hooks/use-entry-saver.ts';
import { useSaveEntry } from '../hooks/use-save-entry.ts';
import type { PageItem } from '../model/page-items.ts';
import { EntryField } from './entry-field.tsx';

/** What a word or phrase means. */
export function WordEntry({
  ref,
  item,
  entry,
  sentence,
  onDone,
}: {
  ref: Ref<HTMLInputElement>;
  item: PageItem;
  /** The word as the server has it, once it is there. */
  entry: Word | undefined;
  /** Where it stands. */
  sentence: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const save = useSaveEntry(item, entry, sentence);
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
