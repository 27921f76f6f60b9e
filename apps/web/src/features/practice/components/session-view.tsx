import { ActionIcon, Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowBackUp, IconCloudOff, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import type { Practice } from '../hooks/use-practice.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { completedCount } from '../model/session.ts';
import type { Session } from '../model/session.ts';
import { Card } from './card.tsx';
import classes from './session-view.module.css';

/** A running session: its progress and the current card. */
export function SessionView({
  practice,
  session,
  onPause,
}: {
  practice: Practice;
  session: Session;
  onPause: () => void;
}) {
  const { t } = useTranslation('practice');
  const format = useFormat();
  useHiddenShell('all');
  const [card] = session.queue;
  const { speak, hasVoice } = useVoice(card?.language ?? '');
  const canUndo = session.answers.length > 0;
  const group = t('title');
  useShortcuts([
    {
      id: 'practice_undo',
      keys: [practiceKeys.practice_undo],
      label: t('keys.undo'),
      group,
      run: canUndo ? practice.undo : undefined,
    },
    { keys: ['Escape'], label: t('keys.pause'), group, run: onPause },
  ]);
  if (!card) return null;
  const completed = completedCount(session);
  const progress = t('session.progress', {
    done: format.number(completed),
    words: format.number(session.words),
  });
  return (
    <div className={classes.page}>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Group component="header" gap="sm" wrap="nowrap">
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('session.pause')} onClick={onPause}>
          <IconPlayerPause size={20} stroke={1.6} />
        </ActionIcon>
        <Progress
          flex={1}
          value={(completed / Math.max(session.words, 1)) * 100}
          aria-label={progress}
          transitionDuration={150}
        />
        <Text size="sm" c="dimmed" className="tabular" aria-hidden="true">
          {progress}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('session.undo')}
          disabled={!canUndo}
          onClick={practice.undo}
        >
          <IconArrowBackUp className="mirrored" size={20} stroke={1.6} />
        </ActionIcon>
      </Group>
      {practice.skippedCount > 0 && session.answers.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" mt="sm" role="status">
          {t('session.left_out', { count: practice.skippedCount })}
        </Text>
      )}
      {practice.unsentCount > 0 && (
        <Group gap="xs" justify="center" mt="sm" fz="sm" c="dimmed" role="status">
          <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
          <span>{t('session.waiting', { count: practice.unsentCount })}</span>
          <Button size="compact-sm" variant="default" onClick={practice.retry}>
            {t('session.retry')}
          </Button>
        </Group>
      )}
      <Card
        // A new key resets the state for every question, even for the same word.
        key={`${card.id}-${session.answers.length}`}
        card={card}
        speak={hasVoice ? speak : undefined}
        onAnswer={practice.answer}
        onSaveTranslation={(translation) => practice.saveTranslation(card, translation)}
      />
    </div>
  );
}
