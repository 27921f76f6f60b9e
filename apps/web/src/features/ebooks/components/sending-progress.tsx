import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ProgressCard } from '../../../ui/progress-card.tsx';

/** How much of an ebook has gone out (`share`, 0 to 1), and the way to stop it. */
export function SendingProgress({
  title,
  share,
  onCancel,
}: {
  title: string;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['ebooks', 'common']);
  const sent = share >= 1;
  return (
    <ProgressCard
      title={t('sending.title', { title })}
      help={t('sending.help')}
      label={t('sending.progress')}
      state={t(sent ? 'sending.checking' : 'sending.progress')}
      share={share}
      atWork={sent}
    >
      <Button variant="default" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </ProgressCard>
  );
}
