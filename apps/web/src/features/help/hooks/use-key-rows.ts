import { useTranslation } from 'react-i18next';

import { mapActions, mapKeys } from '@/domain/key-bindings/map-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { useKeyGroups } from '@/domain/key-bindings/use-key-groups.ts';
import { wordListActions, wordListKeys } from '@/domain/key-bindings/word-list-keys.ts';
import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';

/** The shortcuts of one screen, one row per action. */
export interface KeyTable {
  title: string;
  rows: { id: string; label: Searchable; keys: readonly string[] }[];
}

/** Returns this account's shortcuts by screen, limited to those whose name contains every search word. */
export function useKeyRows(words: readonly string[]): KeyTable[] {
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
  const list = wordListActions.map((id) => ({
    id,
    label: searchable(t(`words:keys.${id}`)),
    keys: wordListKeys[id],
  }));
  const map = mapActions.map((id) => ({
    id,
    label: searchable(t(`mindmap:keys.${id}`)),
    keys: mapKeys[id],
  }));
  return [...groups, { title: t('keys.words'), rows: list }, { title: t('keys.map'), rows: map }]
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ label }) => containsAll([label, searchable(title)], words)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
