import { ActionIcon, Group } from '@mantine/core';
import { IconVolume, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './word-panel.module.css';

/** The header of a word's panel: the word, and buttons to pronounce it and to close the panel. */
export function PanelHead({
  id,
  text,
  language,
  isSticky = false,
  onSpeak,
  onClose,
  children,
}: {
  /** ID of the heading. */
  id: string;
  text: string;
  language: string;
  /** Whether the header stays in view while the rest of the panel scrolls. */
  isSticky?: boolean;
  onSpeak: (text: string) => void;
  onClose: () => void;
  /** Other actions for the word. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(['reader', 'common']);
  return (
    <Group
      component="header"
      className={classes.head ?? ''}
      align="flex-start"
      wrap="nowrap"
      gap={4}
      data-stays={isSticky || undefined}
    >
      <h2 id={id} className={classes.word}>
        <bdi lang={language}>{text}</bdi>
      </h2>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        onClick={() => onSpeak(text)}
        aria-label={t('panel.speak')}
      >
        <IconVolume size={20} stroke={1.6} />
      </ActionIcon>
      {children}
      <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
        <IconX size={20} stroke={1.6} />
      </ActionIcon>
    </Group>
  );
}
