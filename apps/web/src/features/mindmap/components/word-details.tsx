import { Button } from '@mantine/core';
import type { MindMapNode } from '@glossa/contract/mindmap';
import { IconFocus2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { EntryPanel } from '@/domain/words/entry/entry-panel.tsx';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import type { MapActions } from '../hooks/use-map-actions.ts';
import type { Connection } from '../model/graph.ts';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionList } from './connection-list.tsx';
import { Suggestions } from './suggestions.tsx';
import classes from './word-details.module.css';

/** A word of the map with its meaning, level and connections. */
export function WordDetails({
  word,
  nodes,
  language,
  connections,
  actions,
  onSelect,
  onExplore,
  onClose,
}: {
  word: MindMapNode;
  nodes: readonly MindMapNode[];
  language: string;
  connections: readonly Connection[];
  actions: MapActions;
  onSelect: (id: number) => void;
  onExplore: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mindmap');
  const remove = async () => {
    if (await actions.removeWord(word)) onClose();
  };
  return (
    <EntryPanel
      word={{
        id: word.id,
        text: word.term,
        language,
        translation: word.translation,
        level: levelOfEntry(word),
      }}
      details="folded"
      related={false}
      onLevel={(next) => void actions.setLevel(word, next)}
      onChange={actions.showEntry}
      onReload={actions.refresh}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <ConnectionList
        word={word}
        language={language}
        connections={connections}
        actions={actions}
        onSelect={onSelect}
      />
      <ConnectForm key={word.id} word={word} nodes={nodes} language={language} actions={actions} />
      <Suggestions word={word} language={language} connections={connections} actions={actions} />
      <Button
        variant="light"
        size="sm"
        className={classes.explore ?? ''}
        leftSection={<IconFocus2 size={18} stroke={1.6} />}
        onClick={onExplore}
      >
        {t('panel.explore')}
      </Button>
    </EntryPanel>
  );
}
