import { UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './choices.module.css';
import { RatingKey } from './rating-key.tsx';

/** Four meanings to choose from. After the choice, the right one is highlighted. */
export function Choices({
  choices,
  right,
  chosen,
  onChoose,
}: {
  choices: readonly string[];
  /** Known after the choice. */
  right: string | undefined;
  chosen: string | undefined;
  onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation('practice');
  return (
    <div className={classes.choices} role="group" aria-label={t('card.choices')}>
      {choices.map((choice, index) => {
        const mark =
          right === undefined
            ? undefined
            : choice === right
              ? 'right'
              : choice === chosen
                ? 'wrong'
                : 'other';
        return (
          <UnstyledButton
            key={choice}
            className={classes.choice}
            data-mark={mark}
            disabled={right !== undefined}
            onClick={() => onChoose(choice)}
          >
            <span className={classes.key}>
              {mark === 'right' ? (
                <IconCircleCheck size={18} aria-label={t('card.right')} />
              ) : mark === 'wrong' ? (
                <IconCircleX size={18} aria-label={t('card.wrong')} />
              ) : (
                <RatingKey number={index + 1} />
              )}
            </span>
            <span dir="auto">{choice}</span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
