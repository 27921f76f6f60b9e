import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { MapView } from '../hooks/use-map-view.ts';

/** Shown for an empty map: what the map is for, or why nothing was found, and what to do. */
export function MapEmpty({
  view,
  isEmpty,
  onAdd,
  onClear,
}: {
  view: MapView;
  /** Whether the map has no words at all, rather than no matches. */
  isEmpty: boolean;
  onAdd: () => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('mindmap');
  if (isEmpty) {
    return (
      <EmptyState
        drawing="map"
        title={t('empty.title')}
        message={t('empty.message')}
        action={
          <>
            <Button onClick={onAdd}>{t('add.action')}</Button>
            <Button variant="default" component={Link} to="/reading">
              {t('empty.read')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t('empty.nothing')}
      message={view.search === '' ? undefined : t('empty.not_found', { word: view.search })}
      action={
        <>
          <Button variant="default" onClick={onClear}>
            {t('empty.clear')}
          </Button>
          {view.search !== '' && <Button onClick={onAdd}>{t('add.action')}</Button>}
        </>
      }
    />
  );
}
