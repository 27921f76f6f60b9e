import { getVocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { choiceOf, choiceValue, useLibraryEntries } from '@/domain/words/lists/library-choices.ts';
import type { EntryChoice } from '@/domain/words/lists/library-choices.ts';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import classes from './word-source.module.css';

/** The words to practice: those with a tag, those of a text or video, or all. */
export interface Source extends EntryChoice {
  tag?: string;
}

/** Chooses which words to practice. Renders nothing when there is no choice. */
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
  const entries = useLibraryEntries(language) ?? [];
  const value = source.tag ? `tag:${source.tag}` : choiceValue(source);
  const choices = [
    { value: '', label: t('source.all') },
    ...tags.map((tag) => ({ value: `tag:${tag}`, label: t('source.tag', { tag }) })),
    ...entries.map(({ kind, id, title }) => ({
      value: choiceValue({ [kind]: id }),
      label: t(`source.${kind}`, { title }),
    })),
  ];
  // Keeps the source requested by the URL among the choices.
  if (!choices.some((choice) => choice.value === value)) {
    const { tag, video } = source;
    const label = tag ? t('source.tag', { tag }) : video ? t('source.this_video') : t('source.this_text');
    choices.push({ value, label });
  }
  if (choices.length === 1) return null;
  return (
    <div className={classes.root}>
      <SlimSelect
        label={t('source.label')}
        value={value}
        data={choices}
        onChange={(chosen) =>
          onChange(chosen.startsWith('tag:') ? { tag: chosen.slice('tag:'.length) } : choiceOf(chosen))
        }
      />
    </div>
  );
}
