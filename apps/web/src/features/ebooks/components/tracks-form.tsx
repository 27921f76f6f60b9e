import { Alert, Button, Group, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { ProgressCard } from '@/ui/feedback/progress-card.tsx';
import { useSendTracks } from '../hooks/use-send-tracks.ts';
import type { TrackEntry } from '../tracks.ts';
import { TracksEditor } from './tracks-editor.tsx';

/** Edits the tracks of an existing course and uploads the changes. */
export function TracksForm({
  course,
  present,
  first,
  startAtOnce = false,
  onDone,
  onCancel,
}: {
  course: { id: string; title: string };
  /** IDs of the tracks already on the server. */
  present: readonly string[];
  /** Initial list of tracks. */
  first: readonly TrackEntry[];
  startAtOnce?: boolean;
  onDone: (count: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['ebooks', 'common']);
  const [tracks, setTracks] = useState<readonly TrackEntry[]>(first);
  const { send, sending, failure, cancel } = useSendTracks(course.id, { onStep: setTracks, onDone });
  useLeaveGuard(sending !== undefined);
  const start = () => {
    // A replaced track is still in the list, so it isn't deleted separately: uploading the new file replaces it.
    const listedIds = new Set(tracks.map(({ id }) => id));
    return send(
      tracks,
      present.filter((id) => !listedIds.has(id)),
    );
  };
  const onFirst = useEffectEvent(() => void start());
  useEffect(() => {
    if (startAtOnce) onFirst();
  }, [startAtOnce]);
  if (sending) {
    return (
      <ProgressCard
        title={t('sending.title', { title: course.title })}
        help={t('sending.help')}
        label={t('sending.progress')}
        state={sending.name === '' ? t('tracks.settling') : t('tracks.sending', { name: sending.name })}
        share={sending.share}
        isAnimated
      >
        <Button variant="default" onClick={cancel}>
          {t('common:cancel')}
        </Button>
      </ProgressCard>
    );
  }
  return (
    <Stack gap="md">
      {failure !== undefined && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <TracksEditor tracks={tracks} onChange={setTracks} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button onClick={() => void start()}>{t('common:save')}</Button>
      </Group>
    </Stack>
  );
}
