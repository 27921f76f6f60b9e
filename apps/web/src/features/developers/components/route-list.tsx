import type { HttpMethod } from '@glossa/contract/openapi/document';
import { Box, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { searchWords } from '@/domain/search/find-words.ts';
import { SearchField } from '@/domain/search/search-field.tsx';
import { useArrowNavigation } from '@/lib/shortcuts/use-arrow-navigation.ts';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import type { useDevelopersUrl } from '../hooks/use-developers-url.ts';
import { filterGroups } from '../model/routes.ts';
import type { RouteGroup } from '../model/routes.ts';
import classes from './route-list.module.css';

function isInView(list: HTMLElement, link: HTMLElement): boolean {
  const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** All routes by group, with a search; arrow keys move between routes. */
export function RouteList({
  groups,
  url,
}: {
  groups: readonly RouteGroup[];
  url: ReturnType<typeof useDevelopersUrl>;
}) {
  const { t } = useTranslation('developers');
  const { operation, search, setSearch, pathTo } = url;
  const { container: list, onKeyDown, focusFirst } = useArrowNavigation('summary, a');
  const found = filterGroups(groups, searchWords(search));
  const count = found.reduce((sum, { routes }) => sum + routes.length, 0);
  // Scroll the list to the current route, which may be out of view if a link opened it.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would scroll the page, too.
    if (list.current && link && !isInView(list.current, link)) {
      list.current.scrollTop = link.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
    }
  }, [list, operation]);
  return (
    <nav className={classes.root} aria-label={t('routes')}>
      <Box role="search" pb="xs">
        <SearchField
          value={search}
          label={t('search')}
          group={t('title')}
          onChange={setSearch}
          onLeave={focusFirst}
        />
        <Text size="sm" c="dimmed" mt={4} role="status">
          {t('found', { count })}
        </Text>
      </Box>
      {/* The links handle their own keys; arrows only move between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={list} onKeyDown={onKeyDown} className={classes.groups}>
        {found.map((group) => (
          <RouteGroupDetails
            key={group.name}
            group={group}
            current={operation}
            searching={search !== ''}
            pathTo={pathTo}
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

/** A collapsible group of routes, open during a search and when it contains the current route. */
function RouteGroupDetails({
  group: { name, description, routes },
  current,
  searching,
  pathTo,
}: {
  group: RouteGroup;
  current: string | undefined;
  searching: boolean;
  pathTo: (id: string) => string;
}) {
  const containsCurrent = routes.some(({ id }) => id === current);
  const [expanded, setExpanded] = useState(false);
  const open = expanded || searching || containsCurrent;
  return (
    <details
      className={classes.group}
      open={open}
      onToggle={({ currentTarget }) => {
        if (!searching && !containsCurrent) setExpanded(currentTarget.open);
      }}
    >
      <summary>
        <span lang="en">{name}</span>{' '}
        <Text span size="xs" c="dimmed">
          {routes.length}
        </Text>
      </summary>
      {open && (
        <>
          <Text size="sm" c="dimmed" mb="xs" lang="en" dir="auto">
            {description}
          </Text>
          <ul>
            {routes.map(({ id, method, path, operation }) => (
              <li key={id}>
                <NavLink to={pathTo(id)} className={classes.route ?? ''}>
                  <MethodBadge method={method} />
                  <Stack component="span" gap={2} miw={0} fz="sm" lh={1.4}>
                    <span lang="en" dir="auto">
                      {operation.summary}
                    </span>
                    <Text component="code" size="xs" c="dimmed" dir="auto">
                      {path}
                    </Text>
                  </Stack>
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** The HTTP method of a route as a badge; methods that change data stand out. */
export function MethodBadge({ method }: { method: HttpMethod }) {
  const colors =
    method === 'get'
      ? { c: 'dimmed', bg: 'var(--glossa-sunken)' }
      : method === 'delete'
        ? { c: 'var(--glossa-danger)', bg: 'var(--glossa-danger-wash)' }
        : { c: 'var(--glossa-accent)', bg: 'var(--glossa-accent-wash)' };
  return (
    <Text
      component="code"
      flex="none"
      w={52}
      py={2}
      bdrs={4}
      fz={11}
      fw={600}
      lh="16px"
      ta="center"
      dir="ltr"
      {...colors}
    >
      {method.toUpperCase()}
    </Text>
  );
}
