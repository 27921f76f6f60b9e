import { useEffect, useState } from 'react';

import { isStaff, managesContent } from '../../lib/session/roles.ts';
import { useUser } from '../../lib/session/session-context.ts';
import { groupsOf } from '../navigation.ts';
import type { NavigationGroup } from '../navigation.ts';

let known: readonly NavigationGroup[] = [];

/** The groups of the sidebar that the person sees; those of roles come as soon as they are fetched. */
export function useGroups(): readonly NavigationGroup[] {
  const user = useUser();
  const [more, setMore] = useState(known);
  const hasRole = isStaff(user) || managesContent(user);
  useEffect(() => {
    if (!hasRole) return;
    // Each page is reached by its address as well: without them one goes on.
    import('../role-groups.ts').then(
      ({ roleGroups }) => setMore((known = roleGroups)),
      () => undefined,
    );
  }, [hasRole]);
  return groupsOf(user, more);
}
