import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

interface ChangeView<View> {
  /** Changes parts of the view; `replace` adds no history entry. */
  (part: Partial<View>, options?: NavigateOptions): void;
}

/**
 * Manages a screen's view, which is stored in the URL; `read` and `write` convert it. Each change also applies the
 * fields in `reset` that the change doesn't name, for example to go back to page 1. A change builds on the previous
 * change even if that hasn't been rendered yet, since the router navigates asynchronously.
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
