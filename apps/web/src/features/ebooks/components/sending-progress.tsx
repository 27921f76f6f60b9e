import { useTranslation } from 'react-i18next';

import { SendingCard } from '@/lib/files/sending-card.tsx';

/** Upload progress of an ebook (`share` from 0 to 1), with a cancel button. */
export function SendingProgress({
  title,
  ...sending
}: {
  title: string;
  share: number;
  onCancel: () => void;
}) {
  const { t } = useTranslation('ebooks');
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
