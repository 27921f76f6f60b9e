import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { getFamily } from '@glossa/contract/families';
import type { Family } from '@glossa/contract/families';
import type { Word } from '@glossa/contract/words';
import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import type { EntryFields, TextField } from './entry-fields.ts';
import { DictionaryEntries } from './dictionary-entries.tsx';
import { EntryField } from './entry-field.tsx';
import { FieldHints } from './field-hints.tsx';
import type { FieldHint } from './field-hints.tsx';
import { useGrammarLabel } from './use-grammar-label.ts';
import type { WordLevel } from '../word-level.ts';
import { lookUpQuery } from './look-up-query.ts';
import type { WordContext } from './look-up-query.ts';
import { RelatedWords } from './related-words.tsx';
import { WordEncounters } from './word-encounters.tsx';
import { WordFacts } from './word-facts.tsx';
import { WordFamily } from './word-family.tsx';
import { WordImage } from './word-image.tsx';
import { WordTags } from './word-tags.tsx';

/** Sends edits to the server; each method reports its own failures. */
export interface WordWriter {
  /** Fields that the server does not have yet. */
  unsaved: EntryFields;
  save: (fields: EntryFields) => void;
  setPicture: (picture: Blob | null) => Promise<void>;
  /** Sets the forms of the family to the word's level. */
  setFamily: (family: Family) => void;
  remove: () => void;
}

/** Maximum number of suggestions per field. */
const maxHints = 3;

const toHints = (values: readonly string[]): FieldHint[] =>
  [...new Set(values.filter(Boolean))].slice(0, maxHints).map((text) => ({ text }));

/** Returns the readings of dictionary entries, except those of a lemma or a part, which don't apply to the word. */
const readingsIn = (entries: readonly DictionaryEntry[]): FieldHint[] =>
  toHints(
    entries.filter(({ match }) => match === 'form' || match === 'folded').map(({ reading }) => reading),
  );

/** Everything stored with a word besides its meaning and level. */
export function WordDetails({
  id,
  text,
  language,
  entry,
  level,
  sentence = '',
  context,
  showsRelated = true,
  writer: { unsaved, save, setPicture, setFamily, remove },
  onDone,
}: {
  /** ID of the word or phrase; undefined for a draft phrase. */
  id: number | undefined;
  text: string;
  language: string;
  /** The server's version of the word, once loaded. */
  entry: Word | undefined;
  level: WordLevel;
  /** The sentence that contains the word. It serves as the word's example unless another example is saved. */
  sentence?: string;
  /** Where the word is in that sentence. */
  context?: WordContext | undefined;
  /** Whether to show related words. */
  showsRelated?: boolean;
  writer: WordWriter;
  /** Called when editing ends; returns the focus to where it came from. */
  onDone: () => void;
}) {
  const { t } = useTranslation('reader');
  const { partOfSpeech } = useGrammarLabel();
  const { data: found } = useQuery({
    ...lookUpQuery(text, language, context),
    enabled: text.length <= 200,
    meta: { silent: true },
  });
  const { data: family } = useQuery({
    ...endpointQuery(getFamily, { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    meta: { silent: true },
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
  const lemmas = new Map(
    [...(found?.lemmas ?? []), ...(family?.suggestions ?? [])].map((lemma) => [lemma.text, lemma.source]),
  );
  // Lemmas found in texts come before those known only from dictionaries, which are less likely.
  const ranked = [...(family?.suggestions ?? []).map((lemma) => lemma.text), ...lemmas.keys()];
  const lemmaHints = toHints(ranked).map((hint) => ({
    ...hint,
    note: sources[lemmas.get(hint.text) ?? 'self'],
  }));
  return (
    <>
      {entries.length > 0 && <DictionaryEntries entries={entries} language={language} />}
      {field('definition', t('panel.definition'), { maxLength: 5000, rows: 1 })}
      <Group grow align="flex-start" gap="sm" preventGrowOverflow>
        {field('pronunciation', t('panel.pronunciation'), {
          maxLength: 500,
          hints: isEmpty('pronunciation') ? readingsIn(entries) : [],
        })}
        {field('part_of_speech', t('panel.part_of_speech'), {
          maxLength: 60,
          hints: isEmpty('part_of_speech')
            ? toHints(entries.map((one) => partOfSpeech(one.part_of_speech)))
            : [],
        })}
      </Group>
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
      {id !== undefined && <WordImage word={text} url={entry?.image ?? null} onChange={setPicture} />}
      {entry && <WordFacts word={entry} />}
      {id !== undefined && family && (
        <WordFamily
          id={id}
          family={family}
          level={level}
          language={language}
          onApply={() => setFamily(family)}
        />
      )}
      {showsRelated && id !== undefined && entry?.created_at && (
        <RelatedWords id={id} text={entry.text} language={language} />
      )}
      {id !== undefined && <WordEncounters id={id} language={language} />}
      {entry?.created_at && (
        <div>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={remove}
          >
            {t('panel.delete')}
          </Button>
        </div>
      )}
    </>
  );
}
