import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns the IDs of the groups whose text matches the search in any script; undefined without a search. */
export function useFoundGroups(
  page: RefObject<HTMLElement | null>,
  search: string,
): ReadonlySet<string> | undefined {
  const [found, setFound] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const wanted = search.trim().toLocaleLowerCase();
    const groups = [...(page.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
    setFound(
      wanted === ''
        ? undefined
        : new Set(
            groups
              .filter(({ textContent }) => textContent.toLocaleLowerCase().includes(wanted))
              .map(({ id }) => id),
          ),
    );
  }, [page, search]);
  return found;
}
