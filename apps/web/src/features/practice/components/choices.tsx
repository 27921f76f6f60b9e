import { Group, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useShortcutKey } from '@/lib/shortcuts/use-shortcuts.ts';
import { Keys } from '@/ui/data/keys.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { ratings } from '../model/session.ts';
import classes from './answer-buttons.module.css';

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
    <AutoGrid minColumn={280} gap="xs" role="group" aria-label={t('card.choices')}>
      {choices.map((choice, index) => {
        const result =
          correct === undefined
            ? undefined
            : choice === correct
              ? 'correct'
              : choice === chosen
                ? 'wrong'
                : 'other';
        return (
          <UnstyledButton
            key={choice}
            className={classes.choice}
            data-result={result}
            disabled={correct !== undefined}
            onClick={() => onChoose(choice)}
          >
            <Group component="span" justify="center" miw={24}>
              {result === 'correct' ? (
                <IconCircleCheck size={18} aria-label={t('card.right')} />
              ) : result === 'wrong' ? (
                <IconCircleX size={18} aria-label={t('card.wrong')} />
              ) : (
                <ChoiceKey number={index + 1} />
              )}
            </Group>
            <span dir="auto">{choice}</span>
          </UnstyledButton>
        );
      })}
    </AutoGrid>
  );
}

/** The key that selects a choice, which is also the key of the rating with that number. */
function ChoiceKey({ number }: { number: number }) {
  const key = useShortcutKey(ratings[number - 1]?.id ?? '');
  return key === undefined ? null : <Keys binding={key} />;
}
