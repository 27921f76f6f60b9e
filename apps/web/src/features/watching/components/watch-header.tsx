import { ActionIcon, Loader } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './watch-header.module.css';

/** A link back to the library, the title, and whether newer subtitles are being prepared. */
export function WatchHeader({
  title,
  language,
  preparing,
}: {
  title: string;
  language: string;
  preparing: boolean;
}) {
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
      {preparing && (
        <p className={classes.note} role="status">
          <Loader size={12} color="gray" aria-hidden="true" />
          {t('newer')}
        </p>
      )}
    </header>
  );
}
