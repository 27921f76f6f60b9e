import type { PracticeCard } from '@glossa/contract/practice';
import { ActionIcon, Box, Group, Text, TextInput } from '@mantine/core';
import { IconEdit, IconVolume2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import classes from './card.module.css';
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
      <Group justify="center" gap="4px 8px">
        <CardWord language={language}>{card.text}</CardWord>
        {onSpeak && (
          <ActionIcon variant="subtle" size="lg" aria-label={t('card.speak')} onClick={onSpeak}>
            <IconVolume2 size={22} stroke={1.6} />
          </ActionIcon>
        )}
      </Group>
      {card.pronunciation !== '' && (
        <Text c="dimmed" mt={4}>
          {card.pronunciation}
        </Text>
      )}
      {sentence && <CardSentence sentence={sentence} language={language} />}
      {sentence?.source && (
        <Text size="sm" c="dimmed" mt="xs">
          <bdi>{sentence.source.title}</bdi>
        </Text>
      )}
      <Group
        gap={4}
        justify="center"
        w="100%"
        mt={20}
        pt={20}
        fz="1.25em"
        className={classes.translation ?? ''}
      >
        {isEditing ? (
          <TranslationField
            translation={translation}
            onSave={onSaveTranslation}
            onClose={() => onEdit(false)}
          />
        ) : (
          <>
            {translation === '' ? (
              <Text span inherit c="dimmed">
                {t('card.no_translation')}
              </Text>
            ) : (
              <span dir="auto">{translation}</span>
            )}
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
      </Group>
      {card.image !== null && <Box component="img" src={card.image} alt="" maw="100%" mah={180} bdrs="md" />}
      {[card.definition, card.notes]
        .filter((text) => text !== '')
        .map((text) => (
          <Text key={text} size="sm" c="dimmed" mt="xs" maw="60ch" className={classes.note} dir="auto">
            {text}
          </Text>
        ))}
    </>
  );
}

/** Focuses the field and sets its `dir`, which Mantine would set on the wrapper. */
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
}: {
  translation: string;
  onSave: (translation: string) => Promise<boolean>;
  onClose: () => void;
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
    const answer = text.trim();
    if (answer === '' || answer === translation) {
      onClose();
      return;
    }
    setSaving(true);
    void onSave(answer).then((saved) => {
      setSaving(false);
      if (saved) onClose();
    });
  };
  return (
    <TextInput
      w="min(100%, 420px)"
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
