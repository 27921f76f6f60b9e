import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

interface ChangeView<View> {
  /** Changes parts of the view; `replace` adds no history entry. */
  (part: Partial<View>, options?: NavigateOptions): void;
}

/**
 * A screen's view, stored in the URL, which `read` and `write` convert. `reset` is applied with each change that does
 * not name its fields, for example to go back to page 1. Changes build on the previous one even before it has rendered,
 * since the router navigates asynchronously.
 */
export function useUrlView<View>({
  read,
  write,
  reset = {},
}: {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  reset?: Partial<View>;
}): { view: View; change: ChangeView<View> } {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    view: read(params),
    change: (part, options) => {
      latest.current = write({ ...read(latest.current), ...reset, ...part });
      setParams(latest.current, options);
    },
  };
}
