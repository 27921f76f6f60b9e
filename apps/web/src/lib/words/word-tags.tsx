import { TagsInput } from '@mantine/core';
import { getVocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../api/query.ts';
import classes from './word-tags.module.css';

/** Most tags of a word. */
const most = 30;
/** Commas of the scripts that have their own. */
const separators = [',', '،', '、', '，'];

/** The tags of a word; those in use are offered. */
export function WordTags({
  tags,
  language,
  onChange,
}: {
  tags: readonly string[];
  /** Code of the language. */
  language: string;
  onChange: (tags: string[]) => void;
}) {
  const { t } = useTranslation('reader');
  const { data } = useQuery({
    ...endpointQuery(getVocabulary, { query: { language } }),
    meta: { quiet: true },
  });
  return (
    // Escape closes the list of suggestions, and not the panel around it.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <TagsInput
        size="sm"
        classNames={{ label: classes.label ?? '', input: classes.input ?? '' }}
        label={t('panel.tags')}
        placeholder={tags.length === 0 ? t('panel.tags_placeholder') : ''}
        data={data?.tags ?? []}
        value={[...tags]}
        maxTags={most}
        maxLength={60}
        splitChars={separators}
        acceptValueOnBlur
        clearable={false}
        onChange={(next) => onChange(next.map((tag) => tag.trim()).filter(Boolean))}
      />
    </div>
  );
}
