import { ActionIcon } from '@mantine/core';
import { suggestLinks } from '@glossa/contract/mindmap-entries';
import type { MindMapNode } from '@glossa/contract/mindmap';
import type { Suggestion } from '@glossa/contract/mindmap-entries';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import type { MapActions } from '../hooks/use-map-actions.ts';
import type { Connection } from '../model/graph.ts';
import classes from './word-details.module.css';

/** Suggested connections of a word, without those already listed. One click adds a suggestion. */
export function Suggestions({
  word,
  language,
  connections,
  actions,
}: {
  word: MindMapNode;
  language: string;
  connections: readonly Connection[];
  actions: MapActions;
}) {
  const { t } = useTranslation('mindmap');
  const { data } = useQuery(endpointQuery(suggestLinks, { params: { id: word.id } }));
  const told = new Set(connections.map(({ other }) => other.id));
  const suggestions = (data?.results ?? []).filter((suggestion) => !told.has(suggestion.word?.id ?? 0));
  if (suggestions.length === 0) return null;
  const take = ({ term, kind }: Suggestion) =>
    actions.add({ term: word.term, link: { to: term, kind, suggested: true } });
  return (
    <div className={classes.part}>
      <h3>{t('panel.suggestions')}</h3>
      <ul className={classes.rows}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.term} className={classes.row}>
            <span className={classes.plain} title={suggestion.example || undefined}>
              <bdi lang={language}>{suggestion.term}</bdi>{' '}
              <span className={classes.note}>{reasonOf(suggestion)}</span>
            </span>
            <ActionIcon
              variant="light"
              aria-label={t('panel.take', { word: suggestion.term, kind: t(`kinds.${suggestion.kind}`) })}
              onClick={() => void take(suggestion)}
            >
              <IconPlus size={16} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );

  function reasonOf({ reason, kind }: Suggestion): string {
    if (reason === 'dictionary') return t('reasons.dictionary', { kind: t(`kinds.${kind}`) });
    return t(`reasons.${reason}`);
  }
}
