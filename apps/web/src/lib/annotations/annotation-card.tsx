import { ActionIcon } from '@mantine/core';
import type { Annotation } from '@glossa/contract/annotations';
import { IconBookmark, IconHighlight, IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { RelativeTime } from '../../ui/relative-time.tsx';
import classes from './annotation-card.module.css';
import { ColorChoice } from './color-choice.tsx';
import colors from './highlight-colors.module.css';
import { NoteForm } from './note-form.tsx';
import { useAnnotationChanges } from './use-annotation-changes.ts';

const icons = { bookmark: IconBookmark, note: IconNote, highlight: IconHighlight };

/** One annotation in a list: where it stands, what it says, and what can be done with it. */
export function AnnotationCard({
  annotation,
  source,
  way,
}: {
  annotation: Annotation;
  /** The text it is from, where the list is of several. */
  source?: ReactNode;
  /** To its place: an address, or what goes there; undefined where there is none. */
  way: string | (() => void) | undefined;
}) {
  const { t } = useTranslation(['annotations', 'common']);
  const { update, remove } = useAnnotationChanges();
  const [editing, setEditing] = useState(false);
  const { kind, quote, note, color, language, sentence, updated_at } = annotation;
  const Icon = icons[kind];
  const words = (
    <span
      className={`${classes.words} ${colors.color}`}
      lang={language}
      dir="auto"
      data-color={kind === 'highlight' ? color : undefined}
    >
      {quote}
    </span>
  );
  return (
    <li className={classes.card} data-annotation={annotation.id}>
      <Icon className={classes.icon} size={18} stroke={1.6} role="img" aria-label={t(`kinds.${kind}`)} />
      <div className={classes.body}>
        <blockquote className={classes.quote}>
          {typeof way === 'string' ? (
            <Link className={classes.open ?? ''} to={way}>
              {words}
            </Link>
          ) : way ? (
            <button type="button" className={classes.open} onClick={way}>
              {words}
            </button>
          ) : (
            words
          )}
        </blockquote>
        {editing ? (
          <NoteForm
            note={note}
            required={kind === 'note'}
            onSave={(text) => update(annotation, { note: text })}
            onCancel={() => setEditing(false)}
          />
        ) : (
          note !== '' && (
            <p className={classes.note} dir="auto">
              {note}
            </p>
          )
        )}
        {sentence === null && <p className={classes.meta}>{t('gone')}</p>}
        <div className={classes.foot}>
          <span className={classes.meta}>
            {source}
            <RelativeTime value={updated_at} />
          </span>
          {kind === 'highlight' && editing && (
            <ColorChoice
              label={t('color')}
              value={color}
              onChoose={(next) => void update(annotation, { color: next })}
            />
          )}
          {!editing && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t(note === '' ? 'add_note' : 'edit', { quote })}
              title={t(note === '' ? 'actions.add_note' : 'actions.edit')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={16} stroke={1.6} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('delete', { quote })}
            title={t('common:delete')}
            onClick={() => void remove(annotation)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      </div>
    </li>
  );
}
