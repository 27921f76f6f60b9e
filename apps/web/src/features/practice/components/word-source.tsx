import { listTexts } from '@glossa/contract/texts';
import { getVocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { SlimSelect } from '../../../ui/slim-select.tsx';
import classes from './word-source.module.css';

/** Which words are practised: those with a tag, those of a text, or all. */
export interface Source {
  tag?: string;
  text?: string;
}

/** Chooses which words are asked. Nothing is shown while there is nothing to choose by. */
export function WordSource({
  source,
  language,
  onChange,
}: {
  source: Source;
  language: string;
  onChange: (source: Source) => void;
}) {
  const { t } = useTranslation('practice');
  const tags = useQuery(endpointQuery(getVocabulary, { query: { language } })).data?.tags ?? [];
  const texts =
    useQuery(endpointQuery(listTexts, { query: { language, sort: 'last_read', page_size: 100 } })).data
      ?.results ?? [];
  const value = source.tag ? `tag:${source.tag}` : source.text ? `text:${source.text}` : '';
  const choices = [
    { value: '', label: t('source.all') },
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: t('source.tag', { tag }) })),
    ...texts.map(({ id, title }) => ({ value: `text:${id}`, label: t('source.text', { title }) })),
  ];
  // What an address asked for stays among the choices.
  if (!choices.some((choice) => choice.value === value)) {
    choices.push({ value, label: source.tag ? t('source.tag', { tag: source.tag }) : t('source.this_text') });
  }
  if (choices.length === 1) return null;
  return (
    <div className={classes.root}>
      <SlimSelect
        label={t('source.label')}
        value={value}
        data={choices}
        onChange={(chosen) => {
          const kind = chosen.slice(0, chosen.indexOf(':'));
          const name = chosen.slice(kind.length + 1);
          onChange(kind === 'tag' ? { tag: name } : kind === 'text' ? { text: name } : {});
        }}
      />
    </div>
  );
}
