import { Box, Button } from '@mantine/core';
import type { MindMap, MindMapNode } from '@glossa/contract/mindmap';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { levelOfEntry } from '@/domain/words/word-level.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { kindOrder } from '../model/graph.ts';
import type { Connection } from '../model/graph.ts';
import classes from './map-list.module.css';
import linkClasses from './word-link.module.css';

/** Words listed before "Show more". */
const pageSize = 100;

/** The map as a table of words with their levels and connections. */
export function MapList({
  map,
  connections,
  selected,
  onSelect,
}: {
  map: MindMap;
  connections: ReadonlyMap<number, readonly Connection[]>;
  selected: number | undefined;
  onSelect: (id: number) => void;
}) {
  const { t } = useTranslation('mindmap');
  const [visibleCount, setVisibleCount] = useState(pageSize);
  return (
    <>
      <table className={classes.table}>
        <caption>{t('list.caption', { number: map.nodes.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('list.word')}</th>
            <th scope="col">{t('list.translation')}</th>
            <th scope="col">{t('list.level')}</th>
            <th scope="col">{t('list.connections')}</th>
          </tr>
        </thead>
        <tbody>
          {map.nodes.slice(0, visibleCount).map((node) => (
            <Row
              key={node.id}
              node={node}
              language={map.language}
              connections={connections.get(node.id) ?? []}
              isSelected={node.id === selected}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
      {visibleCount < map.nodes.length && (
        <Button variant="default" mt="md" onClick={() => setVisibleCount(visibleCount + pageSize)}>
          {t('list.more', { number: map.nodes.length - visibleCount })}
        </Button>
      )}
    </>
  );
}

function Row({
  node,
  language,
  connections,
  isSelected,
  onSelect,
}: {
  node: MindMapNode;
  language: string;
  connections: readonly Connection[];
  isSelected: boolean;
  onSelect: (id: number) => void;
}) {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  const { term, translation } = node;
  const level = levelOfEntry(node);
  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          className={classes.word}
          data-level={level}
          aria-pressed={isSelected}
          onClick={() => onSelect(node.id)}
          lang={language}
          dir="auto"
        >
          {term}
        </button>
      </th>
      <td className="page-aligned" dir="auto">
        {translation}
      </td>
      <td>{label(level)}</td>
      <td>
        <ul className={classes.connections}>
          {kindOrder.flatMap((kind) =>
            connections
              .filter(({ link }) => link.kind === kind)
              .map(({ other }) => (
                <li key={`${kind} ${other.id}`}>
                  <button type="button" className={linkClasses.link} onClick={() => onSelect(other.id)}>
                    <bdi lang={language}>{other.term}</bdi>
                  </button>{' '}
                  <Box component="span" c="dimmed" fz={12}>
                    {t(`kinds.${kind}`)}
                  </Box>
                </li>
              )),
          )}
        </ul>
      </td>
    </tr>
  );
}
