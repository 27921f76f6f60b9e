import { Box, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaveState } from '@/domain/settings/settings-saver.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import classes from './settings-section.module.css';

/** IDs that connect a control to its row's name and help. */
export interface RowIds {
  /** ID of the control that clicking the label focuses. */
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

/** One setting: its name, help and control, and the state of the last change. */
export function SettingRow({
  label,
  help,
  state,
  isWide = false,
  children,
}: {
  label: string;
  help?: string;
  state: SaveState | undefined;
  /** Whether the control takes the full width below the name. */
  isWide?: boolean;
  children: (ids: RowIds) => ReactNode;
}) {
  const id = useId();
  const Name = isWide ? 'span' : 'label';
  const ids = {
    id: `${id}-control`,
    'aria-labelledby': id,
    ...(help === undefined ? {} : { 'aria-describedby': `${id}-help` }),
  };
  return (
    <Group className={classes.row ?? ''} gap="8px 24px" justify="space-between" py={14}>
      <Box flex={isWide ? '1 1 100%' : '1 1 160px'} miw={0}>
        <Box component={Name} fw={500} me={10} id={id} {...(isWide ? {} : { htmlFor: ids.id })}>
          {label}
        </Box>
        <SaveStatus state={state} />
        {help !== undefined && (
          <Text size="sm" c="dimmed" mt={2} id={`${id}-help`}>
            {help}
          </Text>
        )}
      </Box>
      <Box flex={isWide ? '0 0 100%' : 'none'} maw="100%">
        {children(ids)}
      </Box>
    </Group>
  );
}

/** An unobtrusive note that a change was saved, or why it wasn't. */
function SaveStatus({ state }: { state: SaveState | undefined }) {
  const { t } = useTranslation(['settings', 'errors']);
  const failed = state instanceof Error;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={4}
      fz="sm"
      c={failed ? 'var(--glossa-danger)' : 'var(--glossa-success)'}
      role="status"
    >
      {state === 'saved' && (
        <>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('saved')}
        </>
      )}
      {state === 'waiting' && t('not_saved_yet')}
      {failed && (
        <>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
          {errorText(state)}
        </>
      )}
    </Group>
  );
}
