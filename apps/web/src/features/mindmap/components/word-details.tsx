import { ActionIcon, Button } from '@mantine/core';
import type { MindMapNode } from '@glossa/contract/mindmap';
import { IconFocus2, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LevelControl } from '../../../lib/words/level-control.tsx';
import { standingOf } from '../../../lib/words/knowledge.ts';
import { useStandingLabel } from '../../../lib/words/use-standing-label.ts';
import type { MapActions } from '../hooks/use-map-actions.ts';
import type { Connection } from '../model/graph.ts';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionList } from './connection-list.tsx';
import { Suggestions } from './suggestions.tsx';
import classes from './word-details.module.css';

/** All about one word of the map: what it means, how well it is known, what it is connected with. */
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
  const { t } = useTranslation(['mindmap', 'common']);
  const heading = useId();
  const label = useStandingLabel();
  const standing = standingOf({
    level: word.knowledge_level,
    ignored: word.ignored,
    translation: word.translation,
  });
  const remove = async () => {
    if (await actions.removeWord(word)) onClose();
  };
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading} className={classes.word}>
          <bdi lang={language}>{word.term}</bdi>
        </h2>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <p className={classes.status}>{label(standing)}</p>
      <Translation
        key={word.id}
        word={word}
        onSave={(translation) => void actions.translate(word, translation)}
      />
      <LevelControl value={standing} onChange={(next) => void actions.setStanding(word, next)} />
      <ConnectionList
        word={word}
        language={language}
        connections={connections}
        actions={actions}
        onSelect={onSelect}
      />
      <ConnectForm
        key={`connect ${word.id}`}
        word={word}
        nodes={nodes}
        language={language}
        actions={actions}
      />
      <Suggestions word={word} language={language} actions={actions} />
      <footer className={classes.foot}>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconFocus2 size={18} stroke={1.6} />}
          onClick={onExplore}
        >
          {t('panel.explore')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="sm"
          leftSection={<IconTrash size={18} stroke={1.6} />}
          onClick={() => void remove()}
        >
          {t('panel.remove')}
        </Button>
      </footer>
    </section>
  );
}

/** Saved when it is left or by Enter; Escape gives up. */
function Translation({ word, onSave }: { word: MindMapNode; onSave: (translation: string) => void }) {
  const { t } = useTranslation('mindmap');
  const [typed, setTyped] = useState(word.translation);
  useEffect(() => setTyped(word.translation), [word.translation]);
  return (
    <label className={classes.field}>
      <span>{t('panel.translation')}</span>
      <input
        value={typed}
        maxLength={2000}
        dir="auto"
        autoComplete="off"
        placeholder={t('panel.translation_placeholder')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => typed.trim() !== word.translation && onSave(typed.trim())}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          if (nativeEvent.isComposing) return;
          if (key === 'Escape') setTyped(word.translation);
          if (key === 'Enter') currentTarget.blur();
        }}
      />
    </label>
  );
}
