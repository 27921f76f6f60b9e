import { ActionIcon, Button } from '@mantine/core';
import type { MindMapNode } from '@glossa/contract/mindmap';
import { IconFocus2, IconTrash, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { EntryField } from '../../../lib/words/entry-field.tsx';
import { LevelControl } from '../../../lib/words/level-control.tsx';
import { standingOf } from '../../../lib/words/knowledge.ts';
import { useStandingLabel } from '../../../lib/words/use-standing-label.ts';
import frame from '../../../lib/words/word-panel.module.css';
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
    <section className={frame.panel} aria-labelledby={heading}>
      <header className={frame.head}>
        <h2 id={heading} className={frame.word}>
          <bdi lang={language}>{word.term}</bdi>
        </h2>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <p className={frame.status}>{label(standing)}</p>
      <EntryField
        key={word.id}
        label={t('panel.translation')}
        placeholder={t('panel.translation_placeholder')}
        value={word.translation}
        onSave={(translation) => void actions.translate(word, translation)}
        onDone={leaveField}
        maxLength={2000}
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

/** Writing is done: the field is left, which saves it. */
const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
