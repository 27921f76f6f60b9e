import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ProgressCard } from '@/ui/feedback/progress-card.tsx';

/** The progress of an upload (`share`, 0 to 1), with a cancel button. */
export function UploadCard({
  texts: { title, help, progress, checking },
  share,
  onCancel,
}: {
  texts: { title: string; help: string; progress: string; checking: string };
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation('common');
  const sent = share >= 1;
  return (
    <ProgressCard
      title={title}
      help={help}
      label={progress}
      state={sent ? checking : progress}
      share={share}
      isAnimated={sent}
    >
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </ProgressCard>
  );
}
