import { lookUpWord } from '@glossa/contract/dictionaries';
import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { getFamily } from '@glossa/contract/families';
import type { Family } from '@glossa/contract/families';
import type { Word } from '@glossa/contract/words';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../api/query.ts';
import type { EntryFields, TextField } from './entry-fields.ts';
import { EntryField } from './entry-field.tsx';
import { FieldHints } from './field-hints.tsx';
import type { FieldHint } from './field-hints.tsx';
import type { Standing } from './knowledge.ts';
import { RelatedWords } from './related-words.tsx';
import classes from './word-panel.module.css';
import { WordEncounters } from './word-encounters.tsx';
import { WordFacts } from './word-facts.tsx';
import { WordFamily } from './word-family.tsx';
import { WordPicture } from './word-picture.tsx';
import { WordTags } from './word-tags.tsx';

/** How what is changed here reaches the server; each way tells by itself when it fails. */
export interface WordWriter {
  /** What was written and is not on the server yet. */
  unsaved: EntryFields;
  save: (fields: EntryFields) => void;
  setPicture: (picture: Blob | null) => Promise<void>;
  /** Gives the forms of the family the level of the word. */
  setFamily: (family: Family) => void;
  remove: () => void;
}

/** Values that are offered for a field. */
const offered = 3;

const hintsOf = (values: readonly string[]): FieldHint[] =>
  [...new Set(values.filter(Boolean))].slice(0, offered).map((text) => ({ text }));

/** The reading that a dictionary tells is the headword's: of an inflected form it says nothing. */
const readingsIn = (entries: readonly DictionaryEntry[]): FieldHint[] =>
  hintsOf(entries.filter(({ match }) => match !== 'lemma').map(({ reading }) => reading));

/** Everything that is kept with a word beside its meaning and level. */
export function WordDetails({
  id,
  text,
  language,
  entry,
  standing,
  sentence = '',
  related = true,
  writer: { unsaved, save, setPicture, setFamily, remove },
  onDone,
}: {
  /** Undefined for a phrase in the making. */
  id: number | undefined;
  text: string;
  /** Code of the language. */
  language: string;
  /** The word as the server has it, once it is there. */
  entry: Word | undefined;
  standing: Standing;
  /** Where the word stands: its example, unless another is written. */
  sentence?: string;
  /** Whether what is connected with the word is shown. */
  related?: boolean;
  writer: WordWriter;
  /** Writing is done: the focus goes back to where it came from. */
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const { data: found } = useQuery({
    ...endpointQuery(lookUpWord, { query: { language, text } }),
    enabled: text.length <= 200,
    meta: { quiet: true },
  });
  const { data: family } = useQuery({
    ...endpointQuery(getFamily, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    meta: { quiet: true },
  });
  const sources = {
    own: t('panel.source.own'),
    dictionary: t('panel.source.dictionary'),
    analyser: t('panel.source.analyser'),
    lemmatiser: t('panel.source.lemmatiser'),
    self: '',
  };
  const value = (name: TextField) => unsaved[name] ?? entry?.[name] ?? '';
  const field = (
    name: TextField,
    label: string,
    {
      hints = [],
      ...more
    }: Partial<Parameters<typeof EntryField>[0]> & { hints?: readonly FieldHint[] } & {
      maxLength: number;
    },
  ) => (
    <div>
      <EntryField
        label={label}
        value={value(name)}
        onSave={(written) => save({ [name]: written })}
        onDone={onDone}
        {...more}
      />
      <FieldHints
        field={label}
        hints={hints.filter((hint) => hint.text !== value(name))}
        {...(more.language ? { language: more.language } : {})}
        onChoose={(chosen) => save({ [name]: chosen })}
      />
    </div>
  );
  const isEmpty = (name: TextField) => value(name) === '';
  const entries = found?.entries ?? [];
  // The likeliest first: what texts say of it, then what only dictionaries name.
  const lemmas = new Map(
    [...(found?.lemmas ?? []), ...(family?.suggestions ?? [])].map((lemma) => [lemma.text, lemma.source]),
  );
  const ranked = [...(family?.suggestions ?? []).map((lemma) => lemma.text), ...lemmas.keys()];
  const lemmaHints = hintsOf(ranked).map((hint) => ({
    ...hint,
    note: sources[lemmas.get(hint.text) ?? 'self'],
  }));
  return (
    <>
      {field('definition', t('panel.definition'), { maxLength: 5000, rows: 1 })}
      <div className={classes.pair}>
        {field('pronunciation', t('panel.pronunciation'), {
          maxLength: 500,
          hints: isEmpty('pronunciation') ? readingsIn(entries) : [],
        })}
        {field('part_of_speech', t('panel.part_of_speech'), {
          maxLength: 60,
          hints: isEmpty('part_of_speech') ? hintsOf(entries.map((one) => one.part_of_speech)) : [],
        })}
      </div>
      {field('lemma', t('panel.lemma'), {
        maxLength: 200,
        language,
        placeholder: family?.lemma.text ?? '',
        hints: lemmaHints,
      })}
      {field('example', t('panel.example'), {
        maxLength: 2000,
        rows: 2,
        language,
        placeholder: sentence,
      })}
      {field('notes', t('panel.notes'), { maxLength: 5000, rows: 1 })}
      <WordTags
        tags={unsaved.tags ?? entry?.tags ?? []}
        language={language}
        onChange={(tags) => save({ tags })}
      />
      {id !== undefined && <WordPicture word={text} address={entry?.image ?? null} onChange={setPicture} />}
      {entry && <WordFacts word={entry} />}
      {id !== undefined && family && (
        <WordFamily
          id={id}
          family={family}
          standing={standing}
          language={language}
          onApply={() => setFamily(family)}
        />
      )}
      {related && id !== undefined && entry?.created_at && (
        <RelatedWords id={id} text={entry.text} language={language} />
      )}
      {id !== undefined && <WordEncounters id={id} language={language} />}
      {entry?.created_at && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          className={classes.remove ?? ''}
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={remove}
        >
          {t('panel.delete')}
        </Button>
      )}
    </>
  );
}
