import { useTranslation } from 'react-i18next';

import { SendingCard } from '@/lib/files/sending-card.tsx';

/** Upload progress of a text (`share` from 0 to 1), with a cancel button. */
export function SendingProgress({
  title,
  ...sending
}: {
  title: string;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation('texts');
  return (
    <SendingCard
      {...sending}
      texts={{
        title: t('sending.title', { title }),
        help: t('sending.help'),
        progress: t('sending.progress'),
        checking: t('sending.checking'),
      }}
    />
  );
}
