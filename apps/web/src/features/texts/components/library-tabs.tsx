import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { viewParams } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import classes from './library-tabs.module.css';

/** Reading List, Archive, Trash, along which search and filters go, and what was noted while reading. */
export function LibraryTabs({ view }: { view: LibraryView }) {
  const { t } = useTranslation('texts');
  const search = viewParams({ ...view, page: 1 }).toString();
  return (
    <nav className={classes.root} aria-label={t('tabs.label')}>
      {Object.values(shelves).map(({ path, tab }) => (
        <NavLink key={path} to={{ pathname: path, search }} end className={classes.tab ?? ''}>
          {t(tab)}
        </NavLink>
      ))}
      <NavLink to="/reading/notes" className={classes.tab ?? ''}>
        {t('tabs.notes')}
      </NavLink>
    </nav>
  );
}
