import { Button, Stack, TextInput } from '@mantine/core';
import type { MindMapNode } from '@glossa/contract/mindmap';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LevelControl } from '@/domain/words/entry/level-control.tsx';
import { levelChange } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import type { MapActions } from '../hooks/use-map-actions.ts';

/** Asks for a new word to add to the map. */
export function AddWordDialog({
  language,
  initialTerm = '',
  actions,
  onAdded,
  onClose,
}: {
  language: string;
  /** Initial content of the field. */
  initialTerm?: string;
  actions: MapActions;
  onAdded: (word: MindMapNode) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('mindmap');
  const [term, setTerm] = useState(initialTerm);
  const [translation, setTranslation] = useState('');
  const [level, setLevel] = useState<WordLevel>('1');
  const [busy, setBusy] = useState(false);
  const add = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (term.trim() === '' || busy) return;
    setBusy(true);
    const { level: number } = levelChange(level);
    const wasAdded = await actions.add({
      term: term.trim(),
      ...(translation.trim() === '' ? {} : { translation: translation.trim() }),
      ...(number === undefined ? {} : { knowledge_level: number }),
    });
    setBusy(false);
    if (!wasAdded) return;
    onAdded(wasAdded.node);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('add.title')}>
      <form onSubmit={(event) => void add(event)}>
        <Stack gap="md">
          <TextInput
            label={t('add.word')}
            value={term}
            maxLength={200}
            lang={language}
            dir={term === '' ? undefined : 'auto'}
            autoComplete="off"
            data-autofocus
            onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          />
          <TextInput
            label={t('add.translation')}
            value={translation}
            maxLength={2000}
            dir={translation === '' ? undefined : 'auto'}
            autoComplete="off"
            onChange={({ currentTarget }) => setTranslation(currentTarget.value)}
          />
          <LevelControl value={level} onChange={(next) => next !== 'ignored' && setLevel(next)} />
          <Button type="submit" loading={busy} disabled={term.trim() === ''}>
            {t('add.action')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
