import { Alert, Button, Progress } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { confirm } from '@/ui/overlays/confirm.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import type { Saving } from '../hooks/use-saving.ts';
import classes from './notes.module.css';

/** Notes about the subtitles as a whole: generated automatically, being prepared, or changed by someone else. */
export function Notes({
  isAutomatic,
  saving,
  changed,
}: {
  isAutomatic: boolean;
  saving: Saving;
  /** Number of changes that would be lost. */
  changed: number;
}) {
  const { t } = useTranslation('subtitles');
  const format = useFormat();
  const { preparing, failure, isOld, readAnew } = saving;
  const takeNew = async () => {
    const sure =
      changed === 0 ||
      (await confirm({
        title: t('old.title'),
        message: t('old.question', { count: changed }),
        action: t('old.action'),
        danger: true,
      }));
    if (sure) readAnew();
  };
  return (
    <>
      {isAutomatic && (
        <p className={classes.automatic}>
          <IconSparkles size={16} stroke={1.6} aria-hidden="true" />
          {t('automatic')}
        </p>
      )}
      {preparing !== undefined && (
        <div className={classes.note} role="status">
          <span>{t('preparing')}</span>
          <Progress className={classes.progress} value={preparing} aria-label={t('preparing')} />
          <span className={classes.percent}>{format.percent(preparing / 100)}</span>
        </div>
      )}
      {failure !== undefined && (
        <Alert className={classes.alert} color="red" role="alert" title={t('save.failed')}>
          {failure}
          {changed > 0 && ` ${t('save.kept')}`}
        </Alert>
      )}
      {isOld && (
        <Alert className={classes.alert} color="red" role="alert" title={t('old.title')}>
          <p className={classes.text}>{t('old.message')}</p>
          <Button size="xs" variant="default" onClick={() => void takeNew()}>
            {t('old.action')}
          </Button>
        </Alert>
      )}
    </>
  );
}
