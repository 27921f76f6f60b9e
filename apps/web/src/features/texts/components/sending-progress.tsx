import { useTranslation } from 'react-i18next';

import { SendingCard } from '../../../lib/files/sending-card.tsx';

/** How much of a text has gone out (`share`, 0 to 1), and the way to stop it. */
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
