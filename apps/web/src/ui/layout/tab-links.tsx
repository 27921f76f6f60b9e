import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { To } from 'react-router-dom';

import classes from './tab-links.module.css';

/** Tabs that link to separate pages; the current page's tab is highlighted. */
export function TabLinks({
  label,
  tabs,
}: {
  /** Name of the tab group, for screen readers. */
  label: string;
  tabs: readonly { to: To; text: string }[];
}) {
  const root = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On phones, the open tab may be scrolled out of view.
  useEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav className={`screen-only ${classes.root}`} aria-label={label} ref={root}>
      {tabs.map(({ to, text }) => (
        <NavLink key={text} to={to} end className={classes.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
