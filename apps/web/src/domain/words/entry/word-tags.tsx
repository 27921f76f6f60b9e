import { getVocabulary } from '@glossa/contract/word-lists';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { ColoredTagsInput } from '@/domain/tags/tags-input.tsx';
import classes from './word-tags.module.css';

/** Maximum number of tags per word. */
const maxTagsPerWord = 30;

/** The tags of a word, with suggestions from those in use. */
export function WordTags({
  tags,
  language,
  onChange,
}: {
  tags: readonly string[];
  language: string;
  onChange: (tags: string[]) => void;
}) {
  const { t } = useTranslation('reader');
  const { data } = useQuery({
    ...endpointQuery(getVocabulary, { query: { language } }),
    meta: { silent: true },
  });
  return (
    // Escape closes the list of suggestions instead of the panel.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <ColoredTagsInput
        size="sm"
        classNames={{ input: classes.input ?? '' }}
        labelProps={{ fz: 'xs', c: 'dimmed', mb: 4 }}
        label={t('panel.tags')}
        placeholder={tags.length === 0 ? t('panel.tags_placeholder') : ''}
        data={data?.tags ?? []}
        value={[...tags]}
        maxTags={maxTagsPerWord}
        maxLength={60}
        clearable={false}
        onChange={(next) => onChange(next.map((tag) => tag.trim()).filter(Boolean))}
      />
    </div>
  );
}
