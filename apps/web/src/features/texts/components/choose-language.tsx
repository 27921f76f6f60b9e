import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { shelves } from '../shelves.ts';

/** Replaces a per-language list while no language is chosen. */
export function ChooseLanguage() {
  const { t } = useTranslation('texts');
  return (
    <EmptyState
      drawing="globe"
      title={t('choose_language.title')}
      message={t('choose_language.message')}
      action={
        <Button component={Link} to={shelves.reading.path}>
          {t('choose_language.action')}
        </Button>
      }
    />
  );
}
