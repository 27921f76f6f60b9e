import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Edits } from '../hooks/use-edits.ts';
import classes from './list-bar.module.css';

/** Above the list: number of cues, undo and redo, and the file menu. */
export function ListBar({ edits, readOnly, menu }: { edits: Edits; readOnly: boolean; menu: ReactNode }) {
  const { t } = useTranslation(['subtitles', 'common']);
  const { list, undo, redo } = edits;
  return (
    <div className={classes.bar}>
      <p className={classes.count}>{t('count', { count: list.count })}</p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        disabled={!undo || readOnly}
        onClick={undo}
        aria-label={t('common:undo')}
        title={t('common:undo')}
      >
        <IconArrowBackUp className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        disabled={!redo || readOnly}
        onClick={redo}
        aria-label={t('redo')}
        title={t('redo')}
      >
        <IconArrowForwardUp className="mirrored" size={20} stroke={1.6} />
      </ActionIcon>
      {menu}
    </div>
  );
}
