import { linkKinds } from '@glossa/contract/mindmap';
import type { LinkKind, MindMapNode } from '@glossa/contract/mindmap';
import { Box, Button, Group } from '@mantine/core';
import { IconFocus2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EntryPanel } from '@/domain/words/entry/entry-panel.tsx';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import type { MapActions } from '../hooks/use-map-actions.ts';
import type { Connection } from '../model/graph.ts';
import { ConnectionList, Suggestions } from './connections.tsx';
import fields from '@/domain/words/entry/entry-field.module.css';

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
      showsRelated={false}
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
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconFocus2 size={18} stroke={1.6} />}
        onClick={onExplore}
      >
        {t('panel.explore')}
      </Button>
    </EntryPanel>
  );
}

/** Maximum number of words suggested while typing. */
const maxSuggestions = 30;

/** Connects a word with another word of the map, or with a new one. */
function ConnectForm({
  word,
  nodes,
  language,
  actions,
}: {
  word: MindMapNode;
  nodes: readonly MindMapNode[];
  language: string;
  actions: MapActions;
}) {
  const { t } = useTranslation('mindmap');
  const datalistId = useId();
  const [other, setOther] = useState('');
  const [kind, setKind] = useState<LinkKind>('related');
  const query = other.trim().toLowerCase();
  const matches =
    query === '' ? [] : nodes.filter(({ id, term }) => id !== word.id && term.startsWith(query));
  const connect = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (query === '') return;
    const added = await actions.add({ term: word.term, link: { to: other.trim(), kind } });
    if (added) setOther('');
  };
  return (
    <Group component="form" gap="xs" align="stretch" onSubmit={(event) => void connect(event)}>
      <Box component="label" className={fields.field ?? ''} flex="1 1 100%">
        <span className={fields.label}>{t('panel.connect')}</span>
        <input
          value={other}
          maxLength={200}
          lang={language}
          dir="auto"
          autoComplete="off"
          list={datalistId}
          placeholder={t('panel.connect_placeholder')}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
        <datalist id={datalistId}>
          {matches.slice(0, maxSuggestions).map(({ id, term }) => (
            <option key={id} value={term}>
              {term}
            </option>
          ))}
        </datalist>
      </Box>
      <CompactSelect
        label={t('panel.kind')}
        value={kind}
        data={linkKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(next) => setKind(next as LinkKind)}
      />
      <Button type="submit" size="sm" variant="default" disabled={query === ''}>
        {t('panel.connect_action')}
      </Button>
    </Group>
  );
}
