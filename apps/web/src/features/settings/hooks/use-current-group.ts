import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { settingsGroups } from '../settings-groups.ts';
import type { SettingsGroupId } from '../settings-groups.ts';

/** Returns the group of settings currently scrolled into view. */
export function useCurrentGroup(page: RefObject<HTMLElement | null>): SettingsGroupId {
  const [current, setCurrent] = useState<SettingsGroupId>('general');
  useEffect(() => {
    const groups = page.current?.querySelectorAll<HTMLElement>('[data-group]');
    if (!groups || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    // The group that crosses a line in the upper third is the one being read.
    const watcher = new IntersectionObserver(
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
    for (const group of groups) watcher.observe(group);
    return () => watcher.disconnect();
  }, [page]);
  return current;
}
