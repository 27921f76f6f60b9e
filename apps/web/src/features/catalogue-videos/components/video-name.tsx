import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { useTranslation } from 'react-i18next';

import { codeText } from '../../../lib/i18n/error-text.ts';
import { rowFocusAttribute } from '../../../lib/shortcuts/use-row-focus.ts';
import { RetryButton } from './retry-button.tsx';
import classes from './video-name.module.css';

/** Title and author of a video; of one that could not be processed, why. */
export function VideoName({ video, onEdit }: { video: CatalogueVideo; onEdit: () => void }) {
  const { t } = useTranslation('catalogue');
  const reason = codeText(video.problem ?? 'processing_failed');
  return (
    <div className={classes.root}>
      <button
        type="button"
        className={classes.title}
        dir="auto"
        lang={video.language}
        title={video.title}
        onClick={onEdit}
        {...{ [rowFocusAttribute]: '' }}
      >
        {video.title}
      </button>
      {video.status === 'error' ? (
        <div className={classes.problem}>
          <span className={classes.reason} title={reason}>
            {reason}
          </span>
          {video.isOwn && <RetryButton video={video} />}
        </div>
      ) : (
        <span className={classes.author} data-missing={video.author === '' || undefined}>
          <bdi>{video.author || t('no_author')}</bdi>
        </span>
      )}
    </div>
  );
}
