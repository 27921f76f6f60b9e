import { Anchor, Title } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { ShortcutList } from '@/lib/shortcuts/shortcut-list.tsx';
import { shortcutStore } from '@/lib/shortcuts/shortcuts.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './shortcut-sheet.module.css';

/** The order of named shortcuts, as in the settings. Components register their shortcuts in any order. */
const order = Object.keys({ ...readerKeys, ...readerToolKeys, ...watchKeys, ...practiceKeys });
const getPosition = ({ id }: Shortcut): number => (id === undefined ? order.length : order.indexOf(id));

/** Returns the actions of a group with all their keys; the keys of actions with the same label share a row. */
function buildRows(
  shortcuts: readonly Shortcut[],
  group: string,
  language: string,
): [label: string, keys: Set<string>][] {
  const rows = new Map<string, Set<string>>();
  const own = shortcuts.filter((shortcut) => shortcut.group === group);
  for (const { label, keys } of own.sort(
    (a, b) => getPosition(a) - getPosition(b) || a.label.localeCompare(b.label, language),
  )) {
    rows.set(label, new Set([...(rows.get(label) ?? []), ...keys]));
  }
  return [...rows];
}

/** Lists all shortcuts of the current screen by group. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('navigation');
  const shortcuts = useSyncExternalStore(shortcutStore.subscribe, shortcutStore.read);
  // The current screen's keys come first; those of the shell are the same on every page.
  const general = t('shortcuts.general');
  const others = shortcuts.map(({ group }) => group).filter((group) => group !== general);
  const groups = [...new Set(others), general];
  return (
    <Dialog onClose={onClose} size="lg" title={t('shortcuts.title')}>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group}>
            <Title order={3} fz="sm" mb={4}>
              {group}
            </Title>
            <ShortcutList
              shortcuts={buildRows(shortcuts, group, i18n.language).map(([label, keys]) => ({
                id: label,
                label,
                keys,
              }))}
            />
          </section>
        ))}
      </div>
      <Anchor component={Link} to="/settings#shortcuts" onClick={onClose} size="sm">
        {t('shortcuts.change')}
      </Anchor>
    </Dialog>
  );
}
