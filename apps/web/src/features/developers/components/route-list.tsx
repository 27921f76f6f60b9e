import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '@/domain/search/search-field.tsx';
import { searchWords } from '@/domain/search/find-words.ts';
import { useArrowStops } from '@/lib/shortcuts/use-arrow-stops.ts';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import type { usePlace } from '../hooks/use-place.ts';
import { roomsWith } from '../model/rooms.ts';
import type { Room } from '../model/rooms.ts';
import { RoomRoutes } from './room-routes.tsx';
import classes from './route-list.module.css';

function isInView(list: HTMLElement, link: HTMLElement): boolean {
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** All routes by group, with a search; arrow keys move between routes. */
export function RouteList({ rooms, place }: { rooms: readonly Room[]; place: ReturnType<typeof usePlace> }) {
  const { t } = useTranslation('developers');
  const { operation, search, setSearch, addressTo } = place;
  const { place: list, onKeyDown, focusFirst } = useArrowStops('summary, a');
  const found = roomsWith(rooms, searchWords(search));
  const count = found.reduce((sum, { routes }) => sum + routes.length, 0);
  // The list scrolls separately, so show the current route when arriving by a link.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would scroll the page, too.
    if (list.current && link && !isInView(list.current, link)) {
      list.current.scrollTop = link.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    }
  }, [list, operation]);
  return (
    <nav className={classes.root} aria-label={t('routes')}>
      <div role="search" className={classes.search}>
        <SearchField
          value={search}
          label={t('search')}
          group={t('title')}
          onChange={setSearch}
          onLeave={focusFirst}
        />
        <p role="status">{t('found', { count })}</p>
      </div>
      {/* The links handle their own keys; arrows only move between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={list} onKeyDown={onKeyDown} className={classes.rooms}>
        {found.map((room) => (
          <RoomRoutes
            key={room.name}
            room={room}
            current={operation}
            searching={search !== ''}
            addressTo={addressTo}
          />
        ))}
      </div>
      {count === 0 && (
        <NothingFound
          title={t('nothing')}
          message={t('nothing_help')}
          clear={t('clear')}
          onClear={() => setSearch('')}
        />
      )}
    </nav>
  );
}
