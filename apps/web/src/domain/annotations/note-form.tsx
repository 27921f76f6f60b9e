import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Maximum length of a note in characters, as in the contract. */
const maxLength = 5000;

/** Edits a note; Ctrl+Enter or ⌘+Enter saves it. The form stays open if `onSave` resolves to false. */
export function NoteForm({
  note = '',
  required = false,
  onSave,
  onCancel,
}: {
  note?: string;
  /** Whether an empty note can't be saved. */
  required?: boolean;
  onSave: (note: string) => Promise<boolean>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['annotations', 'common']);
  const [value, setValue] = useState(note);
  const [isSaving, setIsSaving] = useState(false);
  const text = value.trim();
  const isEmpty = required && text === '';
  const save = async () => {
    if (isEmpty || isSaving) return;
    setIsSaving(true);
    const wasSaved = text === note || (await onSave(text));
    setIsSaving(false);
    if (wasSaved) onCancel();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        data-autofocus
        autoFocus
        label={t('note')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={maxLength}
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" size="sm" loading={isSaving} disabled={isEmpty}>
          {t('common:save')}
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
}
