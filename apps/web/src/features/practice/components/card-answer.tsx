import type { PracticeCard } from '@glossa/contract/practice';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconEdit, IconVolume2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import classes from './card-face.module.css';
import { CardSentence, CardWord } from './card-text.tsx';
import { TypedAnswerDiff } from './typed-answer.tsx';

/** The back of a card: the word with its translation, sentence, image and notes. */
export function CardAnswer({
  card,
  typed,
  isEditing,
  onEdit,
  onSaveTranslation,
  onSpeak,
}: {
  card: PracticeCard;
  typed: Comparison | undefined;
  isEditing: boolean;
  onEdit: (editing: boolean) => void;
  onSaveTranslation: (translation: string) => Promise<boolean>;
  onSpeak: (() => void) | undefined;
}) {
  const { t } = useTranslation(['practice', 'common']);
  const { language, sentence, translation } = card;
  return (
    <>
      {typed && <TypedAnswerDiff comparison={typed} language={language} />}
      <div className={classes.head}>
        <CardWord language={language}>{card.text}</CardWord>
        {onSpeak && (
          <ActionIcon variant="subtle" size="lg" aria-label={t('card.speak')} onClick={onSpeak}>
            <IconVolume2 size={22} stroke={1.6} />
          </ActionIcon>
        )}
      </div>
      {card.pronunciation !== '' && <p className={classes.reading}>{card.pronunciation}</p>}
      {sentence && <CardSentence sentence={sentence} language={language} />}
      {sentence?.source && (
        <p className={classes.source}>
          <bdi>{sentence.source.title}</bdi>
        </p>
      )}
      <div className={classes.translation}>
        {isEditing ? (
          <TranslationField
            translation={translation}
            onSave={onSaveTranslation}
            onClose={() => onEdit(false)}
            className={classes.edit}
          />
        ) : (
          <>
            <span dir="auto" className={translation === '' ? classes.none : undefined}>
              {translation === '' ? t('card.no_translation') : translation}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('card.edit')}
              onClick={() => onEdit(true)}
            >
              <IconEdit size={18} stroke={1.6} />
            </ActionIcon>
          </>
        )}
      </div>
      {card.image !== null && <img className={classes.picture} src={card.image} alt="" />}
      {[card.definition, card.notes]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={classes.more} dir="auto">
            {text}
          </p>
        ))}
    </>
  );
}

/** Focuses the field. Mantine would set `dir` on the wrapper, so it is set here. */
const focusField = (field: HTMLInputElement | null) => {
  if (!field) return;
  field.dir = 'auto';
  field.focus();
};

/** Edits the translation of a word: Enter saves, Escape cancels. */
function TranslationField({
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const entered = text.trim();
    if (entered === '' || entered === translation) {
      onClose();
      return;
    }
    setSaving(true);
    void onSave(entered).then((saved) => {
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
      onKeyDown={onKeyDown}
      disabled={isSaving}
      maxLength={2000}
      autoComplete="off"
      enterKeyHint="done"
      ref={focusField}
    />
  );
}
