import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NavigateOptions } from 'react-router-dom';

interface Changed<View> {
  /** Changes parts of what is shown; `replace` keeps that out of the history. */
  (part: Partial<View>, options?: NavigateOptions): void;
}

/**
 * What a screen shows, kept in the address. `read` and `write` are its two forms; `reset` is what a change begins
 * again with unless it names it, as its page. A change builds on the one before even when that is not on show yet:
 * a step of the router takes a moment, in which the next choice can be made.
 */
export function useAddressView<View>({
  read,
  write,
  reset = {},
}: {
  read: (params: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
  reset?: Partial<View>;
}): { view: View; change: Changed<View> } {
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
