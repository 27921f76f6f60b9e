import { NavLink } from 'react-router-dom';
import type { To } from 'react-router-dom';

import classes from './tab-links.module.css';

/** Tabs that are pages of their own; the one whose address is open is marked. */
export function TabLinks({
  label,
  tabs,
}: {
  /** For screen readers. */
  label: string;
  tabs: readonly { to: To; text: string }[];
}) {
  return (
    <nav className={classes.root} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <NavLink key={text} to={to} end className={classes.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
