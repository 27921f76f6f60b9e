import { createElement, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';

/**
 * What is fetched once the page stands, if `load` is given; undefined until then. Unlike a lazy component, what it draws shows in the
 * same moment as it is asked for, so that keys pressed one after the other find it.
 */
export function useLater<Thing extends object>(load: (() => Promise<Thing>) | undefined): Thing | undefined {
  const [thing, setThing] = useState<Thing>();
  useEffect(() => {
    if (!load) return;
    const fetch = () => {
      // Without a connection the page works on without it.
      load().then(
        (loaded) => setThing(() => loaded),
        () => undefined,
      );
    };
    // It takes nothing from what is drawn in this moment.
    const frame = requestAnimationFrame(() => setTimeout(fetch));
    return () => cancelAnimationFrame(frame);
  }, [load]);
  return thing;
}

/** For `useLater`: fetches a component, as a function that draws it. */
export const drawing =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<(props: Props) => ReactElement> => {
    const Part = await load();
    return (props) => createElement(Part, props);
  };

/** A part that is fetched when it is first drawn. Without a connection it is left out, and tried again the next time. */
export const later =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  (props: Props): ReactElement | null => {
    const Part = useLater(load);
    // What it waits for itself, such as its texts, holds up nothing else.
    return Part ? createElement(Suspense, null, createElement(Part, props)) : null;
  };
