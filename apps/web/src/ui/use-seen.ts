import { useEffect, useState } from 'react';

/** True from the moment when `happens` first holds; the store tells of changes by `subscribe`. */
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
