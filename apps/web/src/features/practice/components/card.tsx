import type { PracticeCard } from '@glossa/contract/practice';
import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useConfirmKeys } from '../hooks/use-confirm-keys.ts';
import { compareAnswer } from '../model/compare-answer.ts';
import type { Comparison } from '../model/compare-answer.ts';
import { ratings } from '../model/session.ts';
import { writtenForm } from './card-text.tsx';
import type { Rating } from '../model/session.ts';
import { CardAnswer } from './card-answer.tsx';
import { CardQuestion } from './card-question.tsx';
import { Choices } from './choices.tsx';
import { RatingBar } from './rating-bar.tsx';
import { TypedAnswerForm } from './typed-answer.tsx';
import classes from './card.module.css';

/** One review: shows the question, then the answer, and lets the learner rate it. */
export function Card({
  card,
  speak,
  onAnswer,
  onSaveTranslation,
}: {
  card: PracticeCard;
  /** Undefined if the device has no voice. */
  speak: ((text: string) => void) | undefined;
  onAnswer: (rating: Rating, duration: number) => void;
  onSaveTranslation: (translation: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('practice');
  const [isRevealed, setRevealed] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<Comparison>();
  const [isEditing, setEditing] = useState(false);
  const shownAt = useRef(0);
  const answerTime = useRef(0);
  const root = useRef<HTMLDivElement>(null);
  const { mode, choices } = card;

  const isWrong = typed?.verdict === 'wrong' || (chosen !== undefined && chosen !== card.translation);
  const suggested: Rating = isWrong ? 1 : 3;
  const reveal = () => {
    if (isRevealed) return;
    answerTime.current = performance.now() - shownAt.current;
    setRevealed(true);
  };
  const choose = (choice: string) => {
    setChosen(choice);
    reveal();
  };
  const rate = (rating: Rating) => {
    if (isRevealed) onAnswer(rating, answerTime.current);
  };
  const canPlayAudio = speak !== undefined && (isRevealed || mode === 'recognise' || mode === 'listen');
  const speakText = () => speak?.(mode === 'listen' || mode === 'cloze' ? writtenForm(card) : card.text);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  // Focus the card, so that screen readers announce it.
  useLayoutEffect(() => {
    if (isRevealed || mode !== 'type') root.current?.focus();
  }, [isRevealed, mode]);
  useEffect(() => {
    if (mode === 'listen') speak?.(writtenForm(card));
  }, [card, mode, speak]);

  useConfirmKeys(() => (isRevealed ? rate(suggested) : reveal()));
  const group = t('title');
  useShortcuts([
    { keys: [' ', 'Enter'], label: t('keys.show'), group },
    ...ratings.map(({ id, number }) => ({
      id,
      keys: [practiceKeys[id]],
      label: t(`ratings.${number}`),
      group,
      run: () => {
        const choice = choices?.[number - 1];
        if (isRevealed) rate(number);
        else if (choice !== undefined) choose(choice);
      },
    })),
    {
      id: 'practice_speak',
      keys: [practiceKeys.practice_speak],
      label: t('keys.speak'),
      group,
      run: canPlayAudio ? speakText : undefined,
    },
    {
      id: 'practice_edit',
      keys: [practiceKeys.practice_edit],
      label: t('keys.edit'),
      group,
      run: isRevealed ? () => setEditing(true) : undefined,
    },
  ]);

  return (
    <div className={classes.stage}>
      <div ref={root} tabIndex={-1} className={classes.card}>
        {isRevealed ? (
          <CardAnswer
            card={card}
            typed={typed}
            isEditing={isEditing}
            onEdit={setEditing}
            onSaveTranslation={onSaveTranslation}
            onSpeak={canPlayAudio ? speakText : undefined}
          />
        ) : (
          <CardQuestion card={card} onSpeak={canPlayAudio ? speakText : undefined} />
        )}
      </div>
      {choices && (!isRevealed || chosen !== undefined) && (
        <Choices
          choices={choices}
          correct={isRevealed ? card.translation : undefined}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <RatingBar intervals={card.intervals} suggested={suggested} onRate={rate} />
        ) : mode === 'type' ? (
          <TypedAnswerForm
            language={card.language}
            onSubmit={(text) => {
              setTyped(compareAnswer(text, [card.text, writtenForm(card)]));
              reveal();
            }}
          />
        ) : (
          <Button size="lg" variant={choices ? 'default' : 'filled'} fullWidth onClick={reveal}>
            {choices ? t('card.unknown') : t('card.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
