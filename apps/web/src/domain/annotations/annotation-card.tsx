import type { Annotation } from '@glossa/contract/annotations';
import { Text } from '@mantine/core';
import { IconBookmark, IconHighlight, IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Quote, QuoteAction, QuoteCard } from '@/ui/data/quote-card.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import classes from './annotation-card.module.css';
import { ColorChoice } from './color-choice.tsx';
import colors from './color-choice.module.css';
import { NoteForm } from './note-form.tsx';
import { useAnnotationChanges } from './use-annotations.ts';

const icons = { bookmark: IconBookmark, note: IconNote, highlight: IconHighlight };

/** An annotation in a list: its position, quote, note and actions. */
export function AnnotationCard({
  annotation,
  source,
  target,
}: {
  annotation: Annotation;
  /** The text that the annotation belongs to, for lists that span several texts. */
  source?: ReactNode;
  /** URL of the annotated sentence, or a function that opens it; undefined if the sentence no longer exists. */
  target: string | (() => void) | undefined;
}) {
  const { t } = useTranslation(['annotations', 'common']);
  const { update, remove } = useAnnotationChanges();
  const [editing, setEditing] = useState(false);
  const { kind, quote, note, color, language, sentence, updated_at } = annotation;
  const words = (
    <span
      className={`${classes.words} ${colors.color}`}
      data-color={kind === 'highlight' ? color : undefined}
    >
      {quote}
    </span>
  );
  return (
    <QuoteCard
      data-annotation={annotation.id}
      icon={icons[kind]}
      kind={t(`kinds.${kind}`)}
      note={note}
      form={
        editing && (
          <NoteForm
            note={note}
            required={kind === 'note'}
            onSave={(text) => update(annotation, { note: text })}
            onCancel={() => setEditing(false)}
          />
        )
      }
      source={
        <>
          {source}
          <RelativeTime value={updated_at} />
        </>
      }
      actions={
        <>
          {kind === 'highlight' && editing && (
            <ColorChoice
              label={t('color')}
              value={color}
              onChoose={(next) => void update(annotation, { color: next })}
            />
          )}
          {!editing && (
            <QuoteAction
              icon={IconPencil}
              label={t(note === '' ? 'add_note' : 'edit', { quote })}
              title={t(note === '' ? 'actions.add_note' : 'actions.edit')}
              onClick={() => setEditing(true)}
            />
          )}
          <QuoteAction
            icon={IconTrash}
            label={t('delete', { quote })}
            title={t('common:delete')}
            onClick={() => void remove(annotation)}
          />
        </>
      }
    >
      <Quote lang={language} dir="auto">
        {typeof target === 'string' ? (
          <Text component={Link} inherit lineClamp={4} className="plain-link" to={target}>
            {words}
          </Text>
        ) : target ? (
          <Text
            component="button"
            type="button"
            inherit
            lineClamp={4}
            className="plain-link"
            onClick={target}
          >
            {words}
          </Text>
        ) : (
          words
        )}
      </Quote>
      {sentence === null && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('gone')}
        </Text>
      )}
    </QuoteCard>
  );
}
