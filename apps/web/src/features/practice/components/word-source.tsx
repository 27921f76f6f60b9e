import { getVocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { parseChoice, choiceValue, useLibraryEntries } from '@/domain/words/lists/library-choices.ts';
import type { EntryChoice } from '@/domain/words/lists/library-choices.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import classes from './word-source.module.css';

/** Which words to practice: those with a tag, those in a text or video, or all. */
export interface Source extends EntryChoice {
  tag?: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads from a URL which words to practice. URLs can be typed by hand, so invalid values are ignored. */
export function readSource(params: URLSearchParams): Source {
  const tag = params.get('tag')?.trim() ?? '';
  const text = params.get('text') ?? '';
  const video = params.get('video') ?? '';
  if (tag !== '' && tag.length <= 60) return { tag };
  return uuid.test(text) ? { text } : uuid.test(video) ? { video } : {};
}

/** A select for the words to practice. Renders nothing if practicing all words is the only choice. */
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
  // The source in the URL may be missing from the lists.
  if (!choices.some((choice) => choice.value === value)) {
    const { tag, video } = source;
    const label = tag ? t('source.tag', { tag }) : video ? t('source.this_video') : t('source.this_text');
    choices.push({ value, label });
  }
  if (choices.length === 1) return null;
  return (
    <div className={classes.source}>
      <CompactSelect
        label={t('source.label')}
        value={value}
        data={choices}
        onChange={(chosen) =>
          onChange(chosen.startsWith('tag:') ? { tag: chosen.slice('tag:'.length) } : parseChoice(chosen))
        }
      />
    </div>
  );
}
