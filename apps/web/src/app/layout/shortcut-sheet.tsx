import { Anchor } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { shortcutStore } from '../../lib/shortcuts/shortcuts.ts';
import type { Shortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/keys.tsx';
import classes from './shortcut-sheet.module.css';

/** What can be done in a group, each with all of its keys: those of one kind, as the levels, stand together. */
function rowsOf(shortcuts: readonly Shortcut[], group: string): [label: string, keys: Set<string>][] {
  const rows = new Map<string, Set<string>>();
  for (const { label, keys } of shortcuts.filter((shortcut) => shortcut.group === group)) {
    rows.set(label, new Set([...(rows.get(label) ?? []), ...keys]));
  }
  return [...rows];
}

/** All keys of the present screen, by group. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const shortcuts = useSyncExternalStore(shortcutStore.subscribe, shortcutStore.read);
  // The keys of the present screen first; those of the shell stand on every page.
  const general = t('shortcuts.general');
  const others = shortcuts.map(({ group }) => group).filter((group) => group !== general);
  const groups = [...new Set(others), general];
  return (
    <Dialog onClose={onClose} size="lg" title={t('shortcuts.title')}>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={classes.heading}>{group}</h3>
            <dl className={classes.list}>
              {rowsOf(shortcuts, group).map(([label, keys]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {[...keys].map((key) => (
                      <Keys key={key} binding={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Anchor component={Link} to="/settings#shortcuts" onClick={onClose} size="sm">
        {t('shortcuts.change')}
      </Anchor>
    </Dialog>
  );
}
