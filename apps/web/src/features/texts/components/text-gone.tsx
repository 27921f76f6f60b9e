import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { shelves } from '../shelves.ts';

/** Says that the text doesn't exist or was deleted. */
export function TextGone() {
  const { t } = useTranslation('texts');
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={t('gone.title')}
        message={t('gone.message')}
        action={
          <Button component={Link} to={shelves.reading.path}>
            {t('analysis.to_library')}
          </Button>
        }
      />
    </div>
  );
}
