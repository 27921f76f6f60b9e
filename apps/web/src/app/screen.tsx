import i18next from 'i18next';
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A part of the app whose code and namespaces are loaded before or when it is first shown. */
export interface Screen {
  View: ComponentType;
  /** Preloads the screen. If that fails, the screen is loaded when it is shown. */
  load: () => Promise<void>;
}

/** Creates a lazy screen from its component's loader and the i18n namespaces that it needs in addition to `common`. */
export function screen(
  loadComponent: () => Promise<ComponentType>,
  namespaces: readonly string[] = [],
): Screen {
  let loaded: ComponentType | undefined;
  const loadAll = async () => {
    const [component] = await Promise.all([loadComponent(), i18next.loadNamespaces(namespaces)]);
    loaded = component;
    return { default: component };
  };
  const LazyComponent = lazy(loadAll);
  // A lazy component suspends even if its code is loaded, and React then keeps the fallback on screen for a while.
  const View = () => {
    const [Component] = useState<ComponentType>(() => loaded ?? LazyComponent);
    return <Component />;
  };
  const load = async () => {
    await loadAll().catch(() => undefined);
  };
  return { View, load };
}
