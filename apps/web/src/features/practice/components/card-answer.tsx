import type { PracticeCard } from '@glossa/contract/practice';
import { ActionIcon } from '@mantine/core';
import { IconEdit, IconVolume2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import { CardSentence } from './card-sentence.tsx';
import { TranslationField } from './translation-field.tsx';
import { TypedDiff } from './typed-diff.tsx';
import { WordText } from './word-text.tsx';
import classes from './card-face.module.css';

/** The back of a card: everything known about the word. */
export function CardAnswer({
  card,
  typed,
  isEditing,
  onEdit,
  onRewrite,
  onSpeak,
}: {
  card: PracticeCard;
  typed: Comparison | undefined;
  isEditing: boolean;
  onEdit: (editing: boolean) => void;
  onRewrite: (translation: string) => Promise<boolean>;
  onSpeak: (() => void) | undefined;
}) {
  const { t } = useTranslation(['practice', 'common']);
  const { language, sentence, translation } = card;
  return (
    <>
      {typed && <TypedDiff comparison={typed} language={language} />}
      <div className={classes.head}>
        <WordText language={language}>{card.text}</WordText>
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
            onSave={onRewrite}
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
