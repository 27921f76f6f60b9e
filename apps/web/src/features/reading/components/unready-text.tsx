import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AccessEnded } from '@/domain/purchases/access-ended.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { PreparingText } from './preparing-text.tsx';

/** Replaces a text that can't be opened yet, any more, or at all; `code` says which. */
export function UnreadyText({ code, id, onReady }: { code: string; id: string; onReady: () => void }) {
  const { t } = useTranslation('reader');
  if (code === 'text_not_ready') return <PreparingText id={id} onReady={onReady} />;
  if (code === 'access_ended') return <AccessEnded kind="text" />;
  return (
    <EmptyState
      drawing="book"
      title={t('gone.title')}
      message={t('gone.message')}
      action={
        <Button component={Link} to="/reading">
          {t('gone.library')}
        </Button>
      }
    />
  );
}
