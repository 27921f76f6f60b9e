import { linkKinds } from '@glossa/contract/mindmap';
import type { LinkKind, MindMapNode } from '@glossa/contract/mindmap';
import { suggestLinks } from '@glossa/contract/mindmap-entries';
import type { Suggestion } from '@glossa/contract/mindmap-entries';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import type { MapActions } from '../hooks/use-map-actions.ts';
import { kindOrder } from '../model/graph.ts';
import type { Connection } from '../model/graph.ts';
import classes from './connections.module.css';
import linkClasses from './word-link.module.css';

/** A word's connections by kind. Manual ones can be edited and removed; automatic ones can be saved. */
export function ConnectionList({
  word,
  language,
  connections,
  actions,
  onSelect,
}: {
  word: MindMapNode;
  language: string;
  connections: readonly Connection[];
  actions: MapActions;
  onSelect: (id: number) => void;
}) {
  const { t } = useTranslation('mindmap');
  const kinds = kindOrder.filter((kind) => connections.some(({ link }) => link.kind === kind));
  if (kinds.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('panel.no_connections')}
      </Text>
    );
  }
  return kinds.map((kind) => (
    <div key={kind}>
      <Title order={3} fz="sm" mb={6}>
        {t(`groups.${kind}`)}
      </Title>
      <ul>
        {connections
          .filter(({ link }) => link.kind === kind)
          .map(({ link, other }) => (
            <li key={other.id} className={classes.row}>
              <button type="button" className={linkClasses.link} onClick={() => onSelect(other.id)}>
                <bdi lang={language}>{other.term}</bdi>
                {other.translation !== '' && (
                  <Text span size="xs" c="dimmed">
                    {' '}
                    <bdi>{other.translation}</bdi>
                  </Text>
                )}
              </button>
              {link.id === null ? (
                <ActionIcon
                  variant="light"
                  aria-label={t('panel.take', { word: other.term, kind: t('kinds.related') })}
                  onClick={() =>
                    void actions.add({ term: word.term, link: { to: other.id, suggested: true } })
                  }
                >
                  <IconPlus size={16} stroke={1.6} />
                </ActionIcon>
              ) : (
                <>
                  <CompactSelect
                    size="xs"
                    label={t('panel.kind_of', { word: other.term })}
                    value={link.kind}
                    data={linkKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
                    onChange={(next) => void actions.changeKind(link, next as LinkKind)}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('panel.disconnect', { word: other.term })}
                    onClick={() => void actions.disconnect(link, word, other)}
                  >
                    <IconX size={16} stroke={1.6} />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
      </ul>
    </div>
  ));
}

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
  const connectedIds = new Set(connections.map(({ other }) => other.id));
  const suggestions = (data?.results ?? []).filter(
    (suggestion) => !connectedIds.has(suggestion.word?.id ?? 0),
  );
  if (suggestions.length === 0) return null;
  const accept = ({ term, kind }: Suggestion) =>
    actions.add({ term: word.term, link: { to: term, kind, suggested: true } });
  return (
    <div>
      <Title order={3} fz="sm" mb={6}>
        {t('panel.suggestions')}
      </Title>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.term} className={classes.row}>
            <span title={suggestion.example || undefined}>
              <bdi lang={language}>{suggestion.term}</bdi>{' '}
              <Text span size="xs" c="dimmed">
                {describeReason(suggestion)}
              </Text>
            </span>
            <ActionIcon
              variant="light"
              aria-label={t('panel.take', { word: suggestion.term, kind: t(`kinds.${suggestion.kind}`) })}
              onClick={() => void accept(suggestion)}
            >
              <IconPlus size={16} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );

  function describeReason({ reason, kind }: Suggestion): string {
    if (reason === 'dictionary') return t('reasons.dictionary', { kind: t(`kinds.${kind}`) });
    return t(`reasons.${reason}`);
  }
}
