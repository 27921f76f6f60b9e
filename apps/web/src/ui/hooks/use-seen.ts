import { useEffect, useState } from 'react';

/** Returns true once `happens` has held; `subscribe` notifies about changes. */
export function useSeen(subscribe: (listener: () => void) => () => void, happens: () => boolean): boolean {
  const [seen, setSeen] = useState(happens);
  useEffect(() => {
    if (seen) return;
    const look = () => {
      if (happens()) setSeen(true);
    };
    look();
    return subscribe(look);
  });
  return seen;
}
