import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from '@/domain/manage/status-mark.module.css';

/** Status of a video, with the progress while it is being processed. */
export function StatusMark({ video }: { video: CatalogueVideo }) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const format = useFormat();
  const { status } = video;
  const percent = video.progress ?? 0;
  return (
    <div className={classes.root}>
      <span className={classes.badge} data-status={status}>
        {t(`status.${status}`)}
        {status === 'processing' && <span className={classes.percent}>{format.percent(percent / 100)}</span>}
      </span>
      {status === 'processing' && (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={t('videos:card.processing_of', { title: video.title })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t('videos:card.processing_state', {
            percent: format.percent(percent / 100),
            stage: t(`videos:stage.${video.stage ?? 'waiting'}`),
          })}
          title={t(`videos:stage.${video.stage ?? 'waiting'}`)}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
    </div>
  );
}
