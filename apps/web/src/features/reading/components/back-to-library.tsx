import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import classes from './reader-header.module.css';

/** A link out of the text, also while it loads. */
export function BackToLibrary() {
  const { t } = useTranslation('reader');
  return (
    <ActionIcon
      component={Link}
      to="/reading"
      variant="subtle"
      color="gray"
      size={40}
      className={classes.back}
      aria-label={t('back')}
    >
      <IconArrowLeft className="mirrored" size={20} stroke={1.6} />
    </ActionIcon>
  );
}
