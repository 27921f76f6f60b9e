import { Button } from '@mantine/core';
import { retryVideo } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { libraryLists } from '../shelves.ts';
import classes from './failed-note.module.css';

/** Why a video could not be processed, with a retry button. */
export function FailedNote({ video }: { video: VideoCard }) {
  const { t } = useTranslation(['videos', 'common']);
  const { mutate, isPending } = useEndpointMutation(retryVideo, { invalidates: libraryLists });
  return (
    <div className={classes.root}>
      <p className={classes.reason}>{codeText(video.problem ?? 'processing_failed')}</p>
      <Button
        size="compact-sm"
        variant="light"
        loading={isPending}
        leftSection={<IconRefresh size={14} stroke={2} />}
        aria-label={t('card.retry_of', { title: video.title })}
        onClick={() => mutate({ params: { id: video.id } })}
      >
        {t('card.retry')}
      </Button>
    </div>
  );
}
