import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { watchedShare } from '../watched-share.ts';
import classes from './video-figures.module.css';

/** The exact share of unknown words in a video, and how far it was watched. */
export function VideoFigures({ video }: { video: VideoCard }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  const share = watchedShare(video);
  return (
    <div className={classes.root}>
      <KnowledgeBar counts={video.knowledge} withLabel={false} />
      <div className={classes.figures}>
        <span>{t('card.unknown', { share: (video.unknownWordsPercentage ?? 0) / 100 })}</span>
        {share > 0 && (
          <span>
            {share === 1 ? t('card.finished') : t('card.progress', { percent: format.percent(share) })}
          </span>
        )}
      </div>
    </div>
  );
}
