import { getLearner } from '@glossa/contract/learners';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { EditForm } from './edit-form.tsx';

/** Edits a learner on top of the list. */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('learners');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getLearner, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    // A refetch must not overwrite what is being typed.
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog title={t('edit.title')} size="xl" onClose={onClose}>
      {data ? (
        <EditForm learner={data} onClose={onClose} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  );
}
