import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Keys } from '@/ui/data/keys.tsx';
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
    <section aria-labelledby="shortcuts" className={classes.section}>
      <h2 id="shortcuts" className={classes.title}>
        {t('keys.title')}
      </h2>
      <p className={classes.help}>
        {t('keys.help')}{' '}
        <Link to="/settings#shortcuts" className={classes.link ?? ''}>
          {t('keys.change')}
        </Link>
      </p>
      <div className={classes.tables}>
        {tables.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.topic}>{title}</h3>
            <dl className={classes.keys}>
              {rows.map(({ id, label, keys }) => (
                <div key={id}>
                  <dt>
                    <HighlightedText text={label} words={words} />
                  </dt>
                  <dd>
                    {keys.map((key) => (
                      <Keys key={key} binding={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The shortcuts of one screen, one row per action. */
interface KeyTable {
  title: string;
  rows: { id: string; label: Searchable; keys: readonly string[] }[];
}

/** Returns this account's shortcuts by screen, limited to those whose name contains every search word. */
export function useKeyTables(words: readonly string[]): KeyTable[] {
  const { t } = useTranslation(['help', 'words', 'mindmap']);
  const { chosen } = useKeyBindings();
  const groups = useKeyGroups().map(({ title, usual, labelOf }) => ({
    title,
    rows: Object.entries(usual).map(([id, key]) => ({
      id,
      label: searchable(labelOf(id)),
      keys: [chosen?.[id] ?? key],
    })),
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
