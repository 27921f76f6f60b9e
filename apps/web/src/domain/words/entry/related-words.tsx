import { getMindMap, linkKinds } from '@glossa/contract/mindmap';
import type { LinkKind, MindMap, MindMapNode } from '@glossa/contract/mindmap';
import { addToMindMap, suggestLinks } from '@glossa/contract/mindmap-entries';
import { Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import classes from './choice.module.css';
import parts from './word-part.module.css';
import { WordPart } from './word-part.tsx';

/** Maximum number of related words shown; the mind map shows them all. */
const maxShown = 6;

interface Related {
  kind: LinkKind;
  nodes: MindMapNode[];
}

/** Returns the words linked to a word manually or by import, grouped by kind of link. */
function findRelated(id: number, { nodes, links }: MindMap): Related[] {
  return linkKinds
    .map((kind) => {
      const linksOfKind = links.filter((link) => link.kind === kind && (link.from === id || link.to === id));
      const otherIds = new Set(linksOfKind.map(({ from, to }) => (from === id ? to : from)));
      return { kind, nodes: nodes.filter((node) => otherIds.has(node.id)) };
    })
    .filter((related) => related.nodes.length > 0);
}

/** Synonyms, antonyms and related words, from the vocabulary and from dictionaries. */
export function RelatedWords({ id, text, language }: { id: number; text: string; language: string }) {
  const { t } = useTranslation('reader');
  const { data: map } = useQuery({
    ...endpointQuery(getMindMap, { query: { language, search: text, max_depth: 1 } }),
    meta: { silent: true },
  });
  const { data: suggested } = useQuery({
    ...endpointQuery(suggestLinks, { params: { id } }),
    meta: { silent: true },
  });
  const add = useEndpointMutation(addToMindMap, { invalidates: [getMindMap, suggestLinks] });
  const kinds = {
    related: t('panel.related_kind.related'),
    synonym: t('panel.related_kind.synonym'),
    antonym: t('panel.related_kind.antonym'),
  };
  const related = map ? findRelated(id, map) : [];
  const offers = (suggested?.results ?? [])
    .filter(({ reason }) => reason === 'dictionary')
    .slice(0, maxShown);
  return (
    <WordPart title={t('panel.related')}>
      {related.map(({ kind, nodes }) => (
        <p key={kind}>
          <Text span inherit c="dimmed">
            {kinds[kind]}:{' '}
          </Text>
          {nodes.map((node, index) => (
            <span key={node.id}>
              {index > 0 && ', '}
              <bdi lang={language} title={node.translation || undefined}>
                {node.term}
              </bdi>
            </span>
          ))}
        </p>
      ))}
      {offers.length > 0 && (
        <Group gap={4} mt={4} role="group" aria-label={t('panel.related_offers')}>
          {offers.map(({ term, kind }) => (
            <button
              key={term}
              type="button"
              className={classes.choice}
              data-kind="hint"
              disabled={add.isPending}
              onClick={() =>
                add.mutate({
                  query: { language },
                  body: { term: text, link: { to: term, kind, suggested: true } },
                })
              }
            >
              <IconPlus size={12} stroke={2} aria-hidden="true" /> <bdi lang={language}>{term}</bdi>{' '}
              <Text span size="xs" c="dimmed">
                {kinds[kind]}
              </Text>
            </button>
          ))}
        </Group>
      )}
      <Link to={`/mindmap?${new URLSearchParams({ search: text }).toString()}`} className={parts.link}>
        {t('panel.open_map')}
      </Link>
    </WordPart>
  );
}
