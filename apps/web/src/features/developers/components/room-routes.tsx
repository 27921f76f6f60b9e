import { useState } from 'react';
import { NavLink } from 'react-router-dom';

import type { Room } from '../model/rooms.ts';
import { MethodName } from './method-name.tsx';
import classes from './route-list.module.css';

/** A collapsible group of routes, open during a search and when it contains the current route. */
export function RoomRoutes({
  room: { name, description, routes },
  current,
  searching,
  addressTo,
}: {
  room: Room;
  current: string | undefined;
  searching: boolean;
  addressTo: (id: string) => string;
}) {
  const holdsCurrent = routes.some(({ id }) => id === current);
  const [wanted, setWanted] = useState(false);
  const open = wanted || searching || holdsCurrent;
  return (
    <details
      className={classes.room}
      open={open}
      onToggle={({ currentTarget }) => {
        if (!searching && !holdsCurrent) setWanted(currentTarget.open);
      }}
    >
      <summary>
        <span lang="en">{name}</span> <span className={classes.count}>{routes.length}</span>
      </summary>
      {open && (
        <>
          <p className={classes.about} lang="en" dir="auto">
            {description}
          </p>
          <ul>
            {routes.map(({ id, method, path, operation }) => (
              <li key={id}>
                <NavLink to={addressTo(id)} className={classes.route ?? ''}>
                  <MethodName method={method} />
                  <span className={classes.words}>
                    <span lang="en" dir="auto">
                      {operation.summary}
                    </span>
                    <code dir="ltr">{path}</code>
                  </span>
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
