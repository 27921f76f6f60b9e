import type { ReadingPage } from '@glossa/contract/reading';
import { useTranslation } from 'react-i18next';

import { NoteForm } from '@/domain/annotations/note-form.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import type { Part } from '../model/annotated-words.ts';
import classes from './annotations.module.css';

/** Adds a note to a part of a sentence. */
export function NoteDialog({
  part: { sentence, from, to },
  sentences,
  language,
  onSave,
  onClose,
}: {
  part: Part;
  sentences: ReadingPage['sentences'];
  /** Language code. */
  language: string;
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation('annotations');
  const whole =
    sentences
      .find(({ seq }) => seq === sentence)
      ?.tokens.map((token) => token.t)
      .join('') ?? '';
  return (
    <Dialog onClose={onClose} title={t('new_note')}>
      <blockquote className={classes.quote} lang={language} dir="auto">
        {whole.slice(from ?? 0, to ?? whole.length).trim()}
      </blockquote>
      <NoteForm required onSave={onSave} onCancel={onClose} />
    </Dialog>
  );
}
