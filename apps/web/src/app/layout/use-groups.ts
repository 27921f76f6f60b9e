import { useEffect, useState } from 'react';

import { isStaff, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { groupsOf } from '../navigation.ts';
import type { NavigationGroup } from '../navigation.ts';

let known: readonly NavigationGroup[] = [];

/** Returns the sidebar groups that the user may see; those for staff roles follow when they are loaded. */
export function useGroups(): readonly NavigationGroup[] {
  const user = useUser();
  const [more, setMore] = useState(known);
  const hasRole = isStaff(user) || managesContent(user);
  useEffect(() => {
    if (!hasRole) return;
    // If loading fails, the pages are still reachable by URL.
    import('../role-groups.ts').then(
      ({ roleGroups }) => setMore((known = roleGroups)),
      () => undefined,
    );
  }, [hasRole]);
  return groupsOf(user, more);
}
