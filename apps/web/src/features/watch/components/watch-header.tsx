import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './watch-header.module.css';

/** The way back to the library, and the title. */
export function WatchHeader({ title, language }: { title: string; language: string }) {
  const { t } = useTranslation('watch');
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to="/videos"
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('back')}
      >
        <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title} lang={language} dir="auto">
        {title}
      </h1>
    </header>
  );
}
