import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { List } from '@/ui/layout/list.tsx';
import classes from './settings-navigation.module.css';

/** The groups of settings in order. Each ID is an anchor on the page. */
const settingsGroups = [
  'general',
  'text',
  'learning',
  'lookup',
  'notifications',
  'shortcuts',
  'account',
  'security',
  'data',
  'device',
  'help',
] as const;
export type SettingsGroupId = (typeof settingsGroups)[number];

/** Navigation between the groups of settings: a list at the side or, on phones, a select at the top. */
export function SettingsNavigation({
  groups,
  current,
}: {
  groups: readonly { id: SettingsGroupId; title: string }[];
  current: SettingsGroupId;
}) {
  const { t } = useTranslation('settings');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  if (isPhone) {
    return (
      <NativeSelect
        aria-label={t('groups')}
        value={groups.some(({ id }) => id === current) ? current : (groups[0]?.id ?? '')}
        onChange={({ currentTarget }) => void navigate({ hash: currentTarget.value }, { replace: true })}
        data={groups.map(({ id, title }) => ({ value: id, label: title }))}
      />
    );
  }
  return (
    <nav aria-label={t('groups')}>
      <List gap={2} mt="sm">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              replace
              className={classes.link}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Returns the group of settings that is currently scrolled into view. */
export function useCurrentGroup(page: RefObject<HTMLElement | null>): SettingsGroupId {
  const [current, setCurrent] = useState<SettingsGroupId>('general');
  useEffect(() => {
    const groups = page.current?.querySelectorAll<HTMLElement>('[data-group]');
    if (!groups || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    // The group that crosses a line in the top third of the window counts as the one being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const last = settingsGroups.findLast((id) => inView.has(id));
        if (last) setCurrent(last);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const group of groups) observer.observe(group);
    return () => observer.disconnect();
  }, [page]);
  return current;
}

/** Returns the IDs of the groups whose text matches the search in any script; undefined if `search` is empty. */
export function useMatchingGroups(
  page: RefObject<HTMLElement | null>,
  search: string,
): ReadonlySet<string> | undefined {
  const [found, setFound] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const query = search.trim().toLocaleLowerCase();
    const groups = [...(page.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
    setFound(
      query === ''
        ? undefined
        : new Set(
            groups
              .filter(({ textContent }) => textContent.toLocaleLowerCase().includes(query))
              .map(({ id }) => id),
          ),
    );
  }, [page, search]);
  return found;
}
