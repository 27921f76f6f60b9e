import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';

import { codeText } from '@/lib/i18n/error-text.ts';
import { ContentName } from '@/domain/manage/content-name.tsx';
import { RetryButton } from './retry-button.tsx';
import classes from './video-name.module.css';

/** Title and author of a video; for one whose processing failed, the reason. */
export function VideoName({ video, onEdit }: { video: CatalogueVideo; onEdit: () => void }) {
  const reason = codeText(video.problem ?? 'processing_failed');
  return (
    <ContentName
      content={video}
      onEdit={onEdit}
      below={
        video.status === 'error' && (
          <div className={classes.problem}>
            <span className={classes.reason} title={reason}>
              {reason}
            </span>
            {video.isOwn && <RetryButton video={video} />}
          </div>
        )
      }
    />
  );
}
