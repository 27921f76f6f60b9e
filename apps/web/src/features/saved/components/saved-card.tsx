import type { SavedItem } from '@glossa/contract/saved';
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
import { useTranslation } from 'react-i18next';

import { NoteForm } from '@/domain/annotations/note-form.tsx';
import { useSavedChanges } from '@/domain/saved/use-saved-changes.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { QuoteAction, QuoteCard } from '@/ui/data/quote-card.tsx';
import classes from './saved-card.module.css';
import { SavedQuote } from './saved-quote.tsx';
import { SavedSource } from './saved-source.tsx';

const icons = { sentence: IconQuote, word: IconLetterCase, text: IconBook, moment: IconMovie };

/** A saved item with its quote, source and actions. */
export function SavedCard({ item }: { item: SavedItem }) {
  const { t } = useTranslation('saved');
  const { note: write, remove } = useSavedChanges();
  const speak = useSpeech(item.language);
  const [editing, setEditing] = useState(false);
  const { id, kind, note, sentence, source } = item;
  const quote = item.quote || item.source_title;
  return (
    <QuoteCard
      icon={icons[kind]}
      kind={t(`kinds.${kind}`)}
      note={note}
      form={
        editing && (
          <NoteForm note={note} onSave={(text) => write(item, text)} onCancel={() => setEditing(false)} />
        )
      }
      source={<SavedSource item={item} />}
      actions={
        <>
          <QuoteAction
            icon={IconVolume}
            label={t('speak', { quote })}
            title={t('actions.speak')}
            onClick={() => speak(quote)}
          />
          {!editing && (
            <QuoteAction
              icon={IconPencil}
              label={t(note === '' ? 'add_note' : 'edit_note', { quote })}
              title={t(note === '' ? 'actions.add_note' : 'actions.edit_note')}
              onClick={() => setEditing(true)}
            />
          )}
          <QuoteAction
            icon={IconTrash}
            label={t('delete', { quote })}
            title={t('actions.delete')}
            onClick={() => void remove(id)}
          />
        </>
      }
    >
      <SavedQuote item={item} />
      {kind === 'sentence' && source !== null && sentence === null && (
        <p className={classes.gone}>{t('sentence_gone')}</p>
      )}
    </QuoteCard>
  );
}
