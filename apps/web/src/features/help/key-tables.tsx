import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ShortcutList } from '@/lib/shortcuts/shortcut-list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { mapActions, mapKeys } from '@/domain/key-bindings/map-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { useKeyGroups } from '@/domain/key-bindings/use-key-groups.ts';
import { wordListActions, wordListKeys } from '@/domain/key-bindings/word-list-keys.ts';
import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import classes from './help.module.css';
import { HighlightedText } from './highlighted-text.tsx';

/** All keyboard shortcuts by screen. */
export function KeyTables({ tables, words }: { tables: readonly KeyTable[]; words: readonly string[] }) {
  const { t } = useTranslation('help');
  return (
    <Section
      mb={40}
      title={t('keys.title')}
      help={
        <>
          {t('keys.help')} <Link to="/settings#shortcuts">{t('keys.change')}</Link>
        </>
      }
    >
      <div className={classes.tables}>
        {tables.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.topic}>{title}</h3>
            <ShortcutList
              shortcuts={rows.map(({ id, label, keys }) => ({
                id,
                label: <HighlightedText text={label} words={words} />,
                keys,
              }))}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}

/** The shortcuts of one screen, one row per action. */
interface KeyTable {
  title: string;
  rows: { id: string; label: Searchable; keys: readonly string[] }[];
}

/** Returns this account's shortcuts by screen, limited to those whose name contains every search word. */
export function useKeyTables(words: readonly string[]): KeyTable[] {
  const { t } = useTranslation(['help', 'words', 'mindmap', 'reader']);
  const { customKeys } = useKeyBindings();
  const groups = useKeyGroups().map(({ id, title, defaults, labelOf }) => ({
    title,
    rows: [
      ...Object.entries(defaults).map(([action, key]) => ({
        id: action,
        label: searchable(labelOf(action)),
        keys: [customKeys?.[action] ?? key],
      })),
      // The keys that open reference sites can't be changed, so they aren't among the defaults.
      ...(id === 'reader'
        ? [{ id: 'references', label: searchable(t('reader:references.keys')), keys: ['alt+1', 'alt+0'] }]
        : []),
    ],
  }));
  const wordListRows = wordListActions.map((id) => ({
    id,
    label: searchable(t(`words:keys.${id}`)),
    keys: wordListKeys[id],
  }));
  const mapRows = mapActions.map((id) => ({
    id,
    label: searchable(t(`mindmap:keys.${id}`)),
    keys: mapKeys[id],
  }));
  return [...groups, { title: t('keys.words'), rows: wordListRows }, { title: t('keys.map'), rows: mapRows }]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ label }) => containsAll([label, searchable(title)], words)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
