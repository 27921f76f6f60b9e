import { useEffect, useMemo, useRef } from 'react';

/** Returns functions with a stable identity that call the latest ones, so that their receivers don't re-render. */
export function useSteady<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  useEffect(() => {
    latest.current = functions;
  });
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Functions)[];
    return Object.fromEntries(
      names.map((name) => [
        name,
        (...given: unknown[]) => (latest.current[name] as (...given: unknown[]) => unknown)(...given),
      ]),
    ) as Functions;
  }, []);
}
