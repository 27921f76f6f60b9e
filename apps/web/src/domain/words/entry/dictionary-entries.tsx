import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { Anchor, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useGrammarLabel } from './use-grammar-label.ts';
import { WordPart } from './word-part.tsx';
import parts from './word-part.module.css';

/** All dictionary entries of a word, with the license of each dictionary. */
export function DictionaryEntries({
  entries,
  language,
}: {
  entries: readonly DictionaryEntry[];
  /** The language code of the word. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const dictionaries = new Map(entries.map(({ dictionary }) => [dictionary.name, dictionary]));
  return (
    <WordPart title={t('panel.dictionaries')}>
      {[...dictionaries.values()].map((dictionary) => (
        <Stack key={dictionary.name} gap={8}>
          {entries
            .filter((entry) => entry.dictionary.name === dictionary.name)
            .map((entry, index) => (
              <Entry key={index} entry={entry} language={language} />
            ))}
          <Source dictionary={dictionary} />
        </Stack>
      ))}
    </WordPart>
  );
}

function Entry({
  entry: { headword, reading, part_of_speech: partOfSpeech, senses, dictionary, forms },
  language,
}: {
  entry: DictionaryEntry;
  language: string;
}) {
  const label = useGrammarLabel();
  return (
    <div>
      <p>
        <bdi lang={language}>
          <strong>{headword}</strong>
        </bdi>
        {[reading, label.partOfSpeech(partOfSpeech)].filter(Boolean).map((fact) => (
          <Text key={fact} span size="xs" c="dimmed">
            {' · '}
            <bdi>{fact}</bdi>
          </Text>
        ))}
      </p>
      <ol className={parts.senses} lang={dictionary.target} dir="auto">
        {senses.map(({ text, examples = [] }, index) => (
          <li key={index}>
            {text}
            {examples.map((example) => (
              <blockquote key={example} className={parts.quote} lang={language} dir="auto">
                {example}
              </blockquote>
            ))}
          </li>
        ))}
      </ol>
      {forms && forms.length > 0 && <Forms forms={forms} language={language} />}
    </div>
  );
}

/** The number of forms shown initially. */
const initialForms = 6;

/** The forms of an entry, each with its grammatical features. */
function Forms({
  forms,
  language,
}: {
  forms: NonNullable<DictionaryEntry['forms']>;
  /** The language code of the word. */
  language: string;
}) {
  const { t } = useTranslation('reader');
  const { inflections: nameInflections } = useGrammarLabel();
  const [isOpen, setIsOpen] = useState(forms.length <= initialForms + 1);
  return (
    <Text component="div" size="sm" mt={4}>
      <Text span inherit c="dimmed">
        {t('panel.forms')}:{' '}
      </Text>
      {(isOpen ? forms : forms.slice(0, initialForms)).map(({ form, inflections }, index) => (
        <Fragment key={form}>
          {index > 0 && ' · '}
          <bdi lang={language}>{form}</bdi>{' '}
          <Text span size="xs" c="dimmed">
            {nameInflections(inflections)}
          </Text>
        </Fragment>
      ))}
      {!isOpen && (
        <button type="button" className={parts.link} onClick={() => setIsOpen(true)}>
          {t('meanings.more', { count: forms.length - initialForms })}
        </button>
      )}
    </Text>
  );
}

function Source({ dictionary: { title, licence, source } }: Pick<DictionaryEntry, 'dictionary'>) {
  const isAddress = /^https?:/.test(source);
  return (
    <Text size="xs" c="dimmed">
      {isAddress ? (
        <Anchor inherit href={source} target="_blank" rel="noreferrer">
          <bdi>{title}</bdi>
        </Anchor>
      ) : (
        <bdi>{title}</bdi>
      )}
      {' · '}
      <bdi>{licence}</bdi>
    </Text>
  );
}
