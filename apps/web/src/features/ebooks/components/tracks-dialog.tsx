import { listTracks } from '@glossa/contract/audio-tracks';
import type { Ebook } from '@glossa/contract/ebooks';
import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { toTrackEntry } from '../tracks.ts';
import { TracksForm } from './tracks-form.tsx';

/** Edits the tracks of an audio course. */
export function TracksDialog({ course, onClose }: { course: Ebook; onClose: () => void }) {
  const { t } = useTranslation('ebooks');
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...endpointQuery(listTracks, { params: { id: course.id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog title={t('tracks.of', { title: course.title })} size="lg" onClose={onClose}>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : data && isFetchedAfterMount ? (
        <Stack gap="md">
          <Alert color="gray">{t('tracks.note')}</Alert>
          <TracksForm
            course={course}
            present={data.results.map(({ id }) => id)}
            first={data.results.map(toTrackEntry)}
            onDone={() => {
              toast.success(t('tracks.saved'));
              onClose();
            }}
            onCancel={onClose}
          />
        </Stack>
      ) : (
        <LoadingRows height={60} gap={12} />
      )}
    </Dialog>
  );
}
