import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './save-bar.module.css';

/** Below the list: number of changes and problems, the save button, and the state of saving. */
export function SaveBar({
  changed,
  problems,
  isSending,
  onGo,
  onDiscard,
  onSave,
}: {
  changed: number;
  /** Rows with problems that prevent saving. */
  problems: readonly number[];
  isSending: boolean;
  onGo: (row: number) => void;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const { t } = useTranslation(['subtitles', 'common']);
  const [first] = problems;
  return (
    <section className={classes.bar} aria-label={t('changes.label')}>
      <p className={classes.count} role="status">
        {t('changes.count', { count: changed })}
      </p>
      {first !== undefined && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          className={classes.problems}
          onClick={() => onGo(first)}
        >
          {t('changes.problems', { count: problems.length })}
        </Button>
      )}
      <span className={classes.actions}>
        <Button variant="default" size="sm" disabled={isSending} onClick={onDiscard}>
          {t('changes.discard')}
        </Button>
        <Button size="sm" loading={isSending} disabled={first !== undefined} onClick={onSave}>
          {t('common:save')}
        </Button>
      </span>
    </section>
  );
}
