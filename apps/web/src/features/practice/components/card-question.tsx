import type { PracticeCard } from '@glossa/contract/practice';
import { Button, Text } from '@mantine/core';
import { IconVolume2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { CardSentence, CardWord } from './card-text.tsx';

/** The front of a card. */
export function CardQuestion({ card, onSpeak }: { card: PracticeCard; onSpeak: (() => void) | undefined }) {
  const { t } = useTranslation('practice');
  const { mode, sentence, language, translation } = card;
  const questions = {
    recognise: t('questions.recognise'),
    cloze: t('questions.cloze'),
    listen: t('questions.listen'),
    recall: t('questions.recall'),
    type: t('questions.type'),
  };
  return (
    <>
      <Text fz="0.875em" c="dimmed" mb={20}>
        {questions[mode]}
      </Text>
      {mode === 'recognise' && (
        <>
          <CardWord language={language}>{card.text}</CardWord>
          {sentence && <CardSentence sentence={sentence} language={language} />}
        </>
      )}
      {mode === 'cloze' && sentence && (
        <>
          <CardSentence sentence={sentence} language={language} hasGap large />
          {translation !== '' && (
            <Text inherit c="dimmed" mt={20} dir="auto">
              {translation}
            </Text>
          )}
        </>
      )}
      {mode === 'listen' && (
        <Button
          size="xl"
          variant="light"
          leftSection={<IconVolume2 size={28} stroke={1.6} />}
          onClick={onSpeak}
        >
          {t('card.listen')}
        </Button>
      )}
      {(mode === 'recall' || mode === 'type') && (
        <Text fz="1.6em" lh={1.4} dir="auto">
          {translation}
        </Text>
      )}
    </>
  );
}
