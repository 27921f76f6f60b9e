import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** A toggle that filters by favorites. */
export function FavoriteFilter({
  active,
  onChange,
}: {
  active: boolean;
  onChange: (active: boolean) => void;
}) {
  const { t } = useTranslation('texts');
  return (
    <Button
      variant={active ? 'light' : 'default'}
      aria-pressed={active}
      leftSection={active ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
      onClick={() => onChange(!active)}
    >
      {t('filters.favorites')}
    </Button>
  );
}
