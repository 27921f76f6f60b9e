import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import type { SaveState } from './entry-saver.ts';
import classes from './word-panel.module.css';

/** Shows whether a word's edits are saved, with a retry button after a failure. */
export function SaveNote({ state, onRetry }: { state: SaveState | undefined; onRetry: () => void }) {
  const { t } = useTranslation(['reader', 'common']);
  const texts = {
    saved: t('panel.saved'),
    saving: t('panel.saving'),
    waiting: t('panel.waiting'),
    refused: state?.error ? errorText(state.error) : '',
  };
  const hasProblem = state?.status === 'waiting' || state?.status === 'refused';
  return (
    <Group
      component="p"
      role="status"
      gap="xs"
      fz="xs"
      c={hasProblem ? 'var(--glossa-danger)' : 'dimmed'}
      className={classes.saving ?? ''}
    >
      {state && texts[state.status]}
      {hasProblem && (
        <Button size="compact-sm" variant="subtle" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </Group>
  );
}
