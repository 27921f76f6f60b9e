import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Maximum characters of a note, as in the contract. */
const longest = 5000;

/** Edits a note; Ctrl or ⌘ and Enter saves. The form stays open if `onSave` resolves to false. */
export function NoteForm({
  note = '',
  required = false,
  onSave,
  onCancel,
}: {
  note?: string;
  /** Whether an empty note cannot be saved. */
  required?: boolean;
  onSave: (note: string) => Promise<boolean>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['annotations', 'common']);
  const [written, setWritten] = useState(note);
  const [busy, setBusy] = useState(false);
  const text = written.trim();
  const isEmpty = required && text === '';
  const save = async () => {
    if (isEmpty || busy) return;
    setBusy(true);
    const saved = text === note || (await onSave(text));
    setBusy(false);
    if (saved) onCancel();
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
        maxLength={longest}
        dir="auto"
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <div style={{ display: 'flex', gap: 8, marginBlockStart: 12 }}>
        <Button type="submit" size="sm" loading={busy} disabled={isEmpty}>
          {t('common:save')}
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
