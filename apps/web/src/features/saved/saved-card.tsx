import type { SavedItem } from '@glossa/contract/saved';
import { languageByCode } from '@glossa/language/languages';
import { Badge, Group, Text } from '@mantine/core';
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
import { Link } from 'react-router-dom';

import { NoteForm } from '@/domain/annotations/note-form.tsx';
import { entryPath, videoTimePath, sentencePath } from '@/domain/paths/entry-paths.ts';
import { useSavedChanges } from '@/domain/saved/use-saved-changes.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import { QuoteAction, QuoteCard, Quote } from '@/ui/data/quote-card.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { formatClock } from '@/ui/format/clock.ts';
import classes from './saved-card.module.css';

const icons = { sentence: IconQuote, word: IconLetterCase, text: IconBook, moment: IconMovie };

/** A saved item with its quote, source and actions. */
export function SavedCard({ item }: { item: SavedItem }) {
  const { t } = useTranslation('saved');
  const { saveNote, remove } = useSavedChanges();
  const speak = useSpeech(item.language);
  const [isEditing, setEditing] = useState(false);
  const { id, kind, note, sentence, source } = item;
  const quote = item.quote || item.source_title;
  return (
    <QuoteCard
      icon={icons[kind]}
      kind={t(`kinds.${kind}`)}
      note={note}
      form={
        isEditing && (
          <NoteForm note={note} onSave={(text) => saveNote(item, text)} onCancel={() => setEditing(false)} />
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
          {!isEditing && (
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
        <Text size="sm" c="dimmed" mt={4}>
          {t('sentence_gone')}
        </Text>
      )}
    </QuoteCard>
  );
}

/** The saved quote in the reading font and the direction of its language, linked to its source. */
function SavedQuote({ item }: { item: SavedItem }) {
  const { kind, language, quote, source_title: title, at, word } = item;
  const path = itemPath(item);
  const text = (
    <span lang={language} dir={languageByCode(language)?.direction ?? 'auto'}>
      {quote || title}
    </span>
  );
  return (
    <>
      <Quote className={classes.quote ?? ''} data-kind={kind} dir={languageByCode(language)?.direction}>
        {kind === 'moment' && at !== null && (
          <Badge
            component="span"
            className="tabular"
            bg="var(--glossa-sunken)"
            c="dimmed"
            me="xs"
            fz={12}
            px={7}
            dir="ltr"
          >
            {formatClock(at)}
          </Badge>
        )}
        {path === undefined ? (
          text
        ) : (
          <Link className="plain-link" to={path}>
            {text}
          </Link>
        )}
      </Quote>
      {word && <WordLevel word={word} />}
    </>
  );
}

/** The current level and translation of a saved word. */
function WordLevel({ word }: { word: NonNullable<SavedItem['word']> }) {
  const { t } = useTranslation('saved');
  const label = useLevelLabel();
  const level = levelOf(word);
  return (
    <Group align="baseline" gap="4px 10px" mt={2}>
      <span className={classes.level} data-level={level}>
        {label(level)}
      </span>
      {word.translation === '' ? (
        <Text size="sm" c="dimmed">
          {t('untranslated')}
        </Text>
      ) : (
        <bdi>{word.translation}</bdi>
      )}
    </Group>
  );
}

/** An item's source, whether that source has been deleted, and when the item was saved. */
function SavedSource({ item }: { item: SavedItem }) {
  const { t } = useTranslation('saved');
  const { kind, language, quote, source, source_title: title, in_trash: inTrash, created_at } = item;
  const path = sourcePath(item);
  const name = <bdi lang={language}>{title}</bdi>;
  const status = inTrash ? t('in_trash') : kind !== 'word' && source === null ? t('source_gone') : undefined;
  return (
    <>
      {/* Without a quote, the card shows the title instead. */}
      {quote !== '' && title !== '' && (
        <>
          {path ? (
            <Link className={`plain-link ${classes.source}`} to={path}>
              {name}
            </Link>
          ) : (
            name
          )}{' '}
          ·{' '}
        </>
      )}
      {status !== undefined && (
        <>
          <span>{status}</span> ·{' '}
        </>
      )}
      <RelativeTime value={created_at} />
    </>
  );
}

/** Returns the path of the item's text or video, or undefined if it can't be opened. */
const sourcePath = ({ source, in_trash: inTrash }: SavedItem): string | undefined =>
  source === null || inTrash ? undefined : entryPath(source);

/** Returns the path of the saved sentence, word, text or moment, or undefined if it no longer exists. */
function itemPath(item: SavedItem): string | undefined {
  const { kind, quote, source, sentence, at, word } = item;
  if (kind === 'word') {
    // The word list contains only words in the vocabulary.
    return word?.listed ? `/words?${new URLSearchParams({ search: quote }).toString()}` : undefined;
  }
  const path = sourcePath(item);
  if (path === undefined || source === null || kind === 'text') return path;
  if (source.kind === 'video') return videoTimePath(source.id, at ?? 0);
  return sentence === null ? undefined : sentencePath(source.id, sentence);
}
