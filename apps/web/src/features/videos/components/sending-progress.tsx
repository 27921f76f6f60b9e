import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { ProgressCard } from '@/ui/feedback/progress-card.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import type { Progress } from '../hooks/use-send-video.ts';

/** A video's upload progress and speed, with buttons to pause and cancel. */
export function SendingProgress({
  title,
  progress: { state, sent, total, rate },
  onPause,
  onResume,
  onCancel,
}: {
  title: string;
  progress: Progress;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['videos', 'common']);
  const size = useFileSize();
  const format = useFormat();
  const details = [
    ...(total > 0 ? [t('sending.sent', { sent: size(sent), total: size(total) })] : []),
    ...(rate
      ? [
          t('sending.speed', { size: size(rate.bytesPerSecond) }),
          t('sending.left', { time: format.duration(rate.secondsLeft) }),
        ]
      : []),
  ];
  const isPaused = state === 'paused';
  return (
    <ProgressCard
      title={t('sending.title', { title })}
      help={t('sending.help')}
      label={t('sending.bar')}
      state={t(`sending.${state}`)}
      detail={details.join(' · ')}
      share={total > 0 ? sent / total : 0}
      isAnimated={state === 'saving' || state === 'preparing'}
    >
      {state !== 'saving' && (
        <Button
          variant="default"
          leftSection={isPaused ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
          onClick={isPaused ? onResume : onPause}
        >
          {t(isPaused ? 'sending.resume' : 'sending.pause')}
        </Button>
      )}
      <Button variant="default" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </ProgressCard>
  );
}
