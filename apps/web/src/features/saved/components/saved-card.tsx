import type { SavedItem } from '@glossa/contract/saved';
import { ActionIcon } from '@mantine/core';
import {
  IconBook,
  IconLetterCase,
  IconMovie,
  IconPencil,
  IconQuote,
  IconTrash,
  IconVolume,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NoteForm } from '../../../lib/annotations/note-form.tsx';
import { useSavedChanges } from '../../../lib/saved/use-saved-changes.ts';
import { useSpeech } from '../../../lib/speech/use-speech.ts';
import classes from './saved-card.module.css';
import { SavedQuote } from './saved-quote.tsx';
import { SavedSource } from './saved-source.tsx';

const icons = { sentence: IconQuote, word: IconLetterCase, text: IconBook, moment: IconMovie };

/** Something that was saved: what it says, where it is from, and what can be done with it. */
export function SavedCard({ item }: { item: SavedItem }) {
  const { t } = useTranslation('saved');
  const { note: write, remove } = useSavedChanges();
  const speak = useSpeech(item.language);
  const [editing, setEditing] = useState(false);
  const { id, kind, note, sentence, source } = item;
  const quote = item.quote || item.source_title;
  const Icon = icons[kind];
  return (
    <li className={classes.card}>
      <Icon className={classes.icon} size={18} stroke={1.6} role="img" aria-label={t(`kinds.${kind}`)} />
      <div className={classes.body}>
        <SavedQuote item={item} />
        {kind === 'sentence' && source !== null && sentence === null && (
          <p className={classes.gone}>{t('sentence_gone')}</p>
        )}
        {editing ? (
          <div className={classes.form}>
            <NoteForm note={note} onSave={(text) => write(item, text)} onCancel={() => setEditing(false)} />
          </div>
        ) : (
          note !== '' && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )
        )}
        <div className={classes.foot}>
          <SavedSource item={item} />
          <Action label={t('speak', { quote })} title={t('actions.speak')} onClick={() => speak(quote)}>
            <IconVolume size={16} stroke={1.6} />
          </Action>
          {!editing && (
            <Action
              label={t(note === '' ? 'add_note' : 'edit_note', { quote })}
              title={t(note === '' ? 'actions.add_note' : 'actions.edit_note')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={16} stroke={1.6} />
            </Action>
          )}
          <Action label={t('delete', { quote })} title={t('actions.delete')} onClick={() => void remove(id)}>
            <IconTrash size={16} stroke={1.6} />
          </Action>
        </div>
      </div>
    </li>
  );
}

function Action({
  label,
  title,
  onClick,
  children,
}: {
  label: string;
  title: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={title} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
