import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { watchPath } from '@/domain/paths/entry-paths.ts';
import classes from './editor-header.module.css';

/** A link back to the video, and its title. */
export function EditorHeader({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('subtitles');
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to={watchPath(id)}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('back')}
        title={t('back')}
      >
        <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title}>{t('title', { title })}</h1>
    </header>
  );
}
