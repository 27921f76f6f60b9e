import { ActionIcon, Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import type { Edits } from '../hooks/use-edits.ts';
import type { Saving } from '../hooks/use-saving.ts';
import classes from './editor-status.module.css';

/** The bar above the list: number of cues, undo and redo, and the file menu. */
export function EditorToolbar({
  edits,
  readOnly,
  menu,
}: {
  edits: Edits;
  readOnly: boolean;
  menu: ReactNode;
}) {
  const { t } = useTranslation(['subtitles', 'common']);
  const { list, undo, redo } = edits;
  return (
    <Group gap={4} wrap="nowrap" className={classes.toolbar}>
      <Text size="sm" fw={600} flex="1 1 auto" className="tabular">
        {t('count', { count: list.count })}
      </Text>
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
    </Group>
  );
}

/** The bar below the list: number of changes and problems, the save button, and the state of saving. */
export function SaveBar({
  changeCount,
  problems,
  isSending,
  onGoToRow,
  onDiscard,
  onSave,
}: {
  changeCount: number;
  /** Rows with problems that prevent saving. */
  problems: readonly number[];
  isSending: boolean;
  onGoToRow: (row: number) => void;
  onDiscard: () => void;
  onSave: () => void;
}) {
  const { t } = useTranslation(['subtitles', 'common']);
  const [first] = problems;
  return (
    <Group component="section" gap="xs" className={classes.saveBar ?? ''} aria-label={t('changes.label')}>
      <Text size="sm" fw={600} className="tabular" role="status">
        {t('changes.count', { count: changeCount })}
      </Text>
      {first !== undefined && (
        <Button variant="subtle" color="red" size="compact-sm" px={4} onClick={() => onGoToRow(first)}>
          {t('changes.problems', { count: problems.length })}
        </Button>
      )}
      <Group gap="xs" ms="auto">
        <Button variant="default" size="sm" disabled={isSending} onClick={onDiscard}>
          {t('changes.discard')}
        </Button>
        <Button size="sm" loading={isSending} disabled={first !== undefined} onClick={onSave}>
          {t('common:save')}
        </Button>
      </Group>
    </Group>
  );
}

/**
 * Notes about the subtitles as a whole: whether they were generated automatically, are being prepared, or were changed
 * by another user.
 */
export function EditorNotes({
  isAutomatic,
  saving,
  changeCount,
}: {
  isAutomatic: boolean;
  saving: Saving;
  /** Number of changes that would be lost. */
  changeCount: number;
}) {
  const { t } = useTranslation('subtitles');
  const format = useFormat();
  const { preparing, failure, isOutdated, reload } = saving;
  const loadNewVersion = async () => {
    const isConfirmed =
      changeCount === 0 ||
      (await confirm({
        title: t('old.title'),
        message: t('old.question', { count: changeCount }),
        action: t('old.action'),
        danger: true,
      }));
    if (isConfirmed) reload();
  };
  return (
    <>
      {isAutomatic && (
        <Group component="p" gap="xs" wrap="nowrap" fz="sm" c="dimmed" className={classes.note ?? ''}>
          <IconSparkles size={16} stroke={1.6} aria-hidden="true" />
          {t('automatic')}
        </Group>
      )}
      {preparing !== undefined && (
        <Group gap="xs" wrap="nowrap" fz="sm" c="dimmed" className={classes.note ?? ''} role="status">
          <span>{t('preparing')}</span>
          <Progress flex="1 1 60px" maw={160} ms="auto" value={preparing} aria-label={t('preparing')} />
          <Text span size="xs" miw={36} ta="end" className="tabular">
            {format.percent(preparing / 100)}
          </Text>
        </Group>
      )}
      {failure !== undefined && (
        <Alert flex="none" radius={0} color="red" role="alert" title={t('save.failed')}>
          {failure}
          {changeCount > 0 && ` ${t('save.kept')}`}
        </Alert>
      )}
      {isOutdated && (
        <Alert flex="none" radius={0} color="red" role="alert" title={t('old.title')}>
          <p>{t('old.message')}</p>
          <Button mt="xs" size="xs" variant="default" onClick={() => void loadNewVersion()}>
            {t('old.action')}
          </Button>
        </Alert>
      )}
    </>
  );
}
