import { UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useShortcutKey } from '@/lib/shortcuts/use-shortcuts.ts';
import { Keys } from '@/ui/data/keys.tsx';
import { ratings } from '../model/session.ts';
import classes from './choices.module.css';

/** Four meanings to choose from. After the choice, the correct one is highlighted. */
export function Choices({
  choices,
  correct,
  chosen,
  onChoose,
}: {
  choices: readonly string[];
  /** Undefined until the learner has chosen. */
  correct: string | undefined;
  chosen: string | undefined;
  onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation('practice');
  return (
    <div className={classes.choices} role="group" aria-label={t('card.choices')}>
      {choices.map((choice, index) => {
        const mark =
          correct === undefined
            ? undefined
            : choice === correct
              ? 'right'
              : choice === chosen
                ? 'wrong'
                : 'other';
        return (
          <UnstyledButton
            key={choice}
            className={classes.choice}
            data-mark={mark}
            disabled={correct !== undefined}
            onClick={() => onChoose(choice)}
          >
            <span className={classes.key}>
              {mark === 'right' ? (
                <IconCircleCheck size={18} aria-label={t('card.right')} />
              ) : mark === 'wrong' ? (
                <IconCircleX size={18} aria-label={t('card.wrong')} />
              ) : (
                <ChoiceKey number={index + 1} />
              )}
            </span>
            <span dir="auto">{choice}</span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}

/** The key that selects a choice, which is also the key of the rating with that number. */
function ChoiceKey({ number }: { number: number }) {
  const key = useShortcutKey(ratings[number - 1]?.id ?? '');
  return key === undefined ? null : <Keys binding={key} />;
}
