import type { PracticeCard } from '@glossa/contract/practice';
import { Button } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useCardKeys } from '../hooks/use-card-keys.ts';
import { compareAnswer } from '../model/compare-answer.ts';
import type { Comparison } from '../model/compare-answer.ts';
import { ratings } from '../model/ratings.ts';
import { writtenForm } from '../model/sentence-pieces.ts';
import type { Rating } from '../model/session.ts';
import { CardAnswer } from './card-answer.tsx';
import { CardQuestion } from './card-question.tsx';
import { Choices } from './choices.tsx';
import { RatingBar } from './rating-bar.tsx';
import { TypedForm } from './typed-form.tsx';
import classes from './card.module.css';

/** One review: asks, takes a typed, chosen or mental answer, reveals the back, and takes the rating. */
export function Card({
  card,
  speak,
  onAnswer,
  onRewrite,
}: {
  card: PracticeCard;
  /** Undefined when there is no voice. */
  speak: ((text: string) => void) | undefined;
  onAnswer: (rating: Rating, duration: number) => void;
  onRewrite: (translation: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('practice');
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<Comparison>();
  const [isEditing, setEditing] = useState(false);
  const started = useRef(0);
  const took = useRef(0);
  const root = useRef<HTMLDivElement>(null);
  const { mode, choices } = card;

  const isWrong = typed?.verdict === 'wrong' || (chosen !== undefined && chosen !== card.translation);
  const suggested: Rating = isWrong ? 1 : 3;
  const show = () => {
    if (isShown) return;
    took.current = performance.now() - started.current;
    setShown(true);
  };
  const choose = (choice: string) => {
    setChosen(choice);
    show();
  };
  const rate = (rating: Rating) => {
    if (isShown) onAnswer(rating, took.current);
  };
  const mayHear = speak !== undefined && (isShown || mode === 'recognise' || mode === 'listen');
  const say = () => speak?.(mode === 'listen' || mode === 'cloze' ? writtenForm(card) : card.text);

  useEffect(() => {
    started.current = performance.now();
  }, []);
  // Focus makes screen readers announce the card, and lets it receive keys as soon as it is visible.
  useLayoutEffect(() => {
    if (isShown || mode !== 'type') root.current?.focus();
  }, [isShown, mode]);
  useEffect(() => {
    if (mode === 'listen') speak?.(writtenForm(card));
  }, [card, mode, speak]);

  useCardKeys(() => (isShown ? rate(suggested) : show()));
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
        if (isShown) rate(number);
        else if (choice !== undefined) choose(choice);
      },
    })),
    {
      id: 'practice_speak',
      keys: [practiceKeys.practice_speak],
      label: t('keys.speak'),
      group,
      run: mayHear ? say : undefined,
    },
    {
      id: 'practice_edit',
      keys: [practiceKeys.practice_edit],
      label: t('keys.edit'),
      group,
      run: isShown ? () => setEditing(true) : undefined,
    },
  ]);

  return (
    <div className={classes.root}>
      <div ref={root} tabIndex={-1} className={classes.card} data-shown={isShown || undefined}>
        {isShown ? (
          <CardAnswer
            card={card}
            typed={typed}
            isEditing={isEditing}
            onEdit={setEditing}
            onRewrite={onRewrite}
            onSpeak={mayHear ? say : undefined}
          />
        ) : (
          <CardQuestion card={card} onSpeak={mayHear ? say : undefined} />
        )}
      </div>
      {choices && (!isShown || chosen !== undefined) && (
        <Choices
          choices={choices}
          right={isShown ? card.translation : undefined}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      <div className={classes.actions}>
        {isShown ? (
          <RatingBar intervals={card.intervals} suggested={suggested} onRate={rate} />
        ) : mode === 'type' ? (
          <TypedForm
            language={card.language}
            onDone={(text) => {
              setTyped(compareAnswer(text, [card.text, writtenForm(card)]));
              show();
            }}
          />
        ) : (
          <Button size="lg" variant={choices ? 'default' : 'filled'} fullWidth onClick={show}>
            {choices ? t('card.unknown') : t('card.show')}
          </Button>
        )}
      </div>
    </div>
  );
}
