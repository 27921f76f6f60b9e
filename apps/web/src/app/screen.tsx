import i18next from 'i18next';
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A part of the app whose code and dictionaries are fetched when it is first shown, or before. */
export interface Screen {
  View: ComponentType;
  /** Fetches it; what failed to come is fetched again when it is shown. */
  load: () => Promise<void>;
}

/** Makes a screen of what fetches its component, and of the dictionaries that it needs besides `common`. */
export function screen(
  fetchComponent: () => Promise<ComponentType>,
  dictionaries: readonly string[] = [],
): Screen {
  let loaded: ComponentType | undefined;
  const fetchAll = async () => {
    const [component] = await Promise.all([fetchComponent(), i18next.loadNamespaces(dictionaries)]);
    loaded = component;
    return { default: component };
  };
  const Later = lazy(fetchAll);
  // A lazy component shows the sign of waiting even for what is here already, and React keeps that for a while.
  const View = () => {
    const [Component] = useState<ComponentType>(() => loaded ?? Later);
    return <Component />;
  };
  const load = async () => {
    await fetchAll().catch(() => undefined);
  };
  return { View, load };
}
