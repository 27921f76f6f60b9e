import { useEffect, useMemo, useRef } from 'react';

/** The same functions at every drawing, which do what the newest ones do: what takes them is not drawn anew. */
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
