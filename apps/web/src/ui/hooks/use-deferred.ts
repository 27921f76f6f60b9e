import { createElement, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

/**
 * Loads an object or component after the page has rendered, if `load` is given; undefined until then. Unlike a lazy
 * component, it renders immediately once loaded, so that keys pressed in quick succession reach it.
 */
export function useDeferred<Value extends object>(
  load: (() => Promise<Value>) | undefined,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (!load) return;
    const fetch = () => {
      // If loading fails, the page works without it.
      load().then(
        (loaded) => setValue(() => loaded),
        () => undefined,
      );
    };
    // Wait a frame, so as not to delay the current render.
    const frame = requestAnimationFrame(() => setTimeout(fetch));
    return () => cancelAnimationFrame(frame);
  }, [load]);
  return value;
}

/** Adapts a component's loader for `useDeferred`: the new loader resolves to a function that renders the component. */
export const asRenderFunction =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<(props: Props) => ReactElement> => {
    const Part = await load();
    return (props) => createElement(Part, props);
  };

/** Creates a component that is loaded on first render. If that fails, it renders nothing until the next mount. */
export const deferred =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props): ReactElement | null => {
    const Part = useDeferred(load);
    // Use a separate Suspense boundary, so that loading its interface strings doesn't delay anything else.
    return Part ? createElement(Suspense, null, createElement(Part, props)) : null;
  };
