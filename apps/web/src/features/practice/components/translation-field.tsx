import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The learner opened the field, so focus it. Set `dir` here, because the library would put it on the wrapper. */
const begin = (field: HTMLInputElement | null) => {
  if (!field) return;
  field.dir = 'auto';
  field.focus();
};

/** Edits the translation of a word: Enter saves, Escape cancels. */
export function TranslationField({
  translation,
  onSave,
  onClose,
  className,
}: {
  translation: string;
  onSave: (translation: string) => Promise<boolean>;
  onClose: () => void;
  className: string | undefined;
}) {
  const { t } = useTranslation('practice');
  const [text, setText] = useState(translation);
  const [isSaving, setSaving] = useState(false);
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const given = text.trim();
    if (given === '' || given === translation) {
      onClose();
      return;
    }
    setSaving(true);
    void onSave(given).then((saved) => {
      setSaving(false);
      if (saved) onClose();
    });
  };
  return (
    <TextInput
      {...(className ? { className } : {})}
      aria-label={t('card.translation')}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={keys}
      disabled={isSaving}
      maxLength={2000}
      autoComplete="off"
      enterKeyHint="done"
      ref={begin}
    />
  );
}
