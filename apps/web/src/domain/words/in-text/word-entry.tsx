import type { Word } from '@glossa/contract/words';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { EntryField } from '@/domain/words/entry/entry-field.tsx';
import { Meanings } from '@/domain/words/entry/meanings.tsx';
import { toggleMeaning } from '@/domain/words/entry/toggle-meaning.ts';
import type { Sentence, WordOccurrence } from './sentences.ts';
import type { TextItem } from './text-item.ts';
import { useGloss, useWordTranslation } from './text-words.ts';
import { useSaveEntry, useUnsaved } from './use-entry-saver.ts';
import { useWordContext } from './use-word-context.ts';

/** The meanings of a word or phrase in dictionaries, and its translation. */
export function WordEntry({
  ref,
  item,
  entry,
  sentences,
  occurrences,
  sentence,
  language,
  onDone,
}: {
  ref: Ref<HTMLInputElement>;
  item: TextItem;
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  /** All sentences and words on screen. */
  sentences: readonly Sentence[];
  occurrences: readonly WordOccurrence[];
  /** The sentence that contains the word. */
  sentence: string;
  language: string;
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const context = useWordContext(sentences, occurrences, item);
  const save = useSaveEntry(item, entry, sentence);
  const saved = useWordTranslation(item.id);
  const { fields } = useUnsaved(item.id);
  const value = fields.translation ?? saved;
  const known = useGloss(item);
  return (
    <>
      <Meanings
        key={item.text}
        text={item.text}
        language={language}
        context={context}
        known={known}
        translation={value}
        onToggle={(meaning) => save({ translation: toggleMeaning(value, meaning) })}
      />
      <EntryField
        ref={ref}
        label={t('panel.translation')}
        placeholder={t('panel.translation_placeholder')}
        value={value}
        onSave={(translation) => save({ translation })}
        onDone={onDone}
        maxLength={2000}
        required={item.kind === 'draft'}
      />
    </>
  );
}
