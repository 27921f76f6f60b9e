import { Button } from '@mantine/core';
import { linkKinds } from '@glossa/contract/mindmap';
import type { LinkKind, MindMapNode } from '@glossa/contract/mindmap';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import fields from '@/domain/words/entry/entry-field.module.css';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import type { MapActions } from '../hooks/use-map-actions.ts';
import classes from './word-details.module.css';

/** Maximum number of words suggested while typing. */
const mostOffered = 30;

/** Connects a word with another word of the map, or with a new one. */
export function ConnectForm({
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
  const offered = useId();
  const [other, setOther] = useState('');
  const [kind, setKind] = useState<LinkKind>('related');
  const wanted = other.trim().toLowerCase();
  const matches =
    wanted === '' ? [] : nodes.filter(({ id, term }) => id !== word.id && term.startsWith(wanted));
  const connect = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (wanted === '') return;
    const done = await actions.add({ term: word.term, link: { to: other.trim(), kind } });
    if (done) setOther('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void connect(event)}>
      <label className={fields.field}>
        <span className={fields.label}>{t('panel.connect')}</span>
        <input
          value={other}
          maxLength={200}
          lang={language}
          dir="auto"
          autoComplete="off"
          list={offered}
          placeholder={t('panel.connect_placeholder')}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
        <datalist id={offered}>
          {matches.slice(0, mostOffered).map(({ id, term }) => (
            <option key={id} value={term}>
              {term}
            </option>
          ))}
        </datalist>
      </label>
      <SlimSelect
        label={t('panel.kind')}
        value={kind}
        data={linkKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(next) => setKind(next as LinkKind)}
      />
      <Button type="submit" size="sm" variant="default" disabled={wanted === ''}>
        {t('panel.connect_action')}
      </Button>
    </form>
  );
}
