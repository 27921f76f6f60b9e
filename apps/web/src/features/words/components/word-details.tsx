import { ActionIcon, TagsInput } from '@mantine/core';
import { getWord } from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import { useDebouncedValue, useEventListener } from '@mantine/hooks';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { WordEncounters } from '../../../lib/words/word-encounters.tsx';
import { standingOf } from '../standing.ts';
import type { Standing } from '../standing.ts';
import { StandingSelect } from './standing-select.tsx';
import classes from './word-details.module.css';
import { WordForm } from './word-form.tsx';

/** Milliseconds that a word is shown before the rest of it is fetched; arrows fly over many words. */
const settling = 150;

/** All about one word: what it means, how well it is known, where it was met. Everything can be written here. */
export function WordDetails({
  word: listed,
  tags,
  fieldRef,
  onStanding,
  onTags,
  onSaved,
  onDelete,
  onClose,
}: {
  /** As the list has it. */
  word: Word;
  /** Tags in use. */
  tags: readonly string[];
  /** Of the first field. */
  fieldRef: Ref<HTMLTextAreaElement>;
  onStanding: (standing: Standing) => void;
  onTags: (change: { add?: string[]; remove?: string[] }) => void;
  onSaved: (word: Word) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['words', 'common']);
  const heading = useId();
  const [settled] = useDebouncedValue(listed.id, settling);
  const { data } = useQuery({
    ...endpointQuery(getWord, { params: { id: listed.id } }),
    enabled: settled === listed.id,
  });
  const root = useEventListener<'keydown', HTMLElement>('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // What is written in a field is saved when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  });
  // Level and tags are changed in the list, the texts here.
  const word = data ? { ...data, ...pick(listed) } : listed;
  return (
    <section ref={root} className={classes.root} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading} className={classes.word}>
          <bdi lang={word.language}>{word.text}</bdi>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={onDelete}
          aria-label={t('details.delete', { word: word.text })}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={36} onClick={onClose} aria-label={t('common:close')}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </header>
      <div>
        <span className={classes.label} aria-hidden="true">
          {t('fields.level')}
        </span>
        <StandingSelect
          label={t('fields.level')}
          width="full"
          value={standingOf(word)}
          onChange={onStanding}
        />
      </div>
      <WordForm key={word.id} ref={fieldRef} word={word} onSaved={onSaved} />
      <TagsInput
        size="sm"
        label={t('fields.tags')}
        data={[...tags]}
        value={word.tags}
        maxTags={30}
        splitChars={[',', '،', '、', '，']}
        acceptValueOnBlur
        onChange={(next) => {
          const given = next.map((tag) => tag.trim()).filter(Boolean);
          onTags({
            add: given.filter((tag) => !word.tags.includes(tag)),
            remove: word.tags.filter((tag) => !given.includes(tag)),
          });
        }}
      />
      {settled === word.id && <WordEncounters id={word.id} language={word.language} />}
    </section>
  );
}

const pick = ({ knowledge_level, user_knowledge_level, ignored, status, tags }: Word) => ({
  knowledge_level,
  user_knowledge_level,
  ignored,
  status,
  tags,
});
