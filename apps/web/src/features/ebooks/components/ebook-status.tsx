import type { Ebook } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import { ContentStatus } from '@/domain/content/manage/content-status.tsx';

/** The status of an ebook, with the progress while it is being prepared. */
export function EbookStatus({ ebook: { title, status, preparation, progress } }: { ebook: Ebook }) {
  const { t } = useTranslation('ebooks');
  return (
    <ContentStatus
      badges={[
        { status, label: t(`status.${status}`) },
        ...(preparation === 'failed' ? [{ status: 'error' as const, label: t('preparation.failed') }] : []),
        ...(preparation === 'running'
          ? [{ status: 'processing' as const, label: t('preparation.running') }]
          : []),
      ]}
      progress={
        preparation === 'running'
          ? { percent: progress ?? 0, label: t('preparation.of', { title }) }
          : undefined
      }
    />
  );
}
