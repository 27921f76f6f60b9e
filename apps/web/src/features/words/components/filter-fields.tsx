import { wordSorts } from '@glossa/contract/word-lists';
import type { Vocabulary } from '@glossa/contract/word-lists';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { parseChoice, choiceValue, useLibraryEntries } from '@/domain/words/lists/library-choices.ts';
import type { WordsView } from '@/domain/words/lists/words-view.ts';

/** Changes the view; `replace` doesn't add a history entry. */
export type ChangeView = (part: Partial<WordsView>, options?: { replace?: boolean }) => void;

/** Props of both groups of filter fields. */
export interface FieldsProps {
  view: WordsView;
  language: string;
  vocabulary: Vocabulary | undefined;
  onChange: ChangeView;
  hasLabels: boolean;
}

const levels = ['0', '1', '2', '3', '4', '5'];

/** Adds the selected value to the options if no word has that value anymore. */
const withChosen = (names: readonly string[], selected: string) =>
  selected === '' || names.includes(selected) ? names : [selected, ...names];
const parseLevel = (value: string) => (value === '' ? undefined : Number(value));
const parseFlag = (value: string) => (value === '' ? undefined : value === 'true');
const optionsFor = (names: readonly string[], any: string) => [
  { value: '', label: any },
  ...names.map((value) => ({ value, label: value })),
];

/** The most common filters, and the sort order. */
export function MainFields({ view, language, vocabulary, onChange, hasLabels }: FieldsProps) {
  const { t } = useTranslation('words');
  const entries = useLibraryEntries(language);
  const entry = choiceValue(view);
  const tags = withChosen(vocabulary?.tags ?? [], view.tag);
  return (
    <>
      {tags.length > 0 && (
        <FilterSelect
          hasLabels={hasLabels}
          label={t('filters.tag')}
          data={optionsFor(tags, t('filters.any_tag'))}
          value={view.tag}
          onChange={(tag) => onChange({ tag })}
        />
      )}
      {((entries?.length ?? 0) > 0 || entry !== '') && (
        <FilterSelect
          hasLabels={hasLabels}
          label={t('filters.text')}
          data={[
            { value: '', label: t('filters.any_text') },
            ...(entries ?? []).map(({ kind, id, title }) => ({
              value: choiceValue({ [kind]: id }),
              label: kind === 'video' ? t('filters.video', { title }) : title,
            })),
            ...(entry !== '' && entries && !entries.some(({ id }) => id === (view.text || view.video))
              ? [{ value: entry, label: view.video ? t('filters.this_video') : t('filters.this_text') }]
              : []),
          ]}
          value={entry}
          onChange={(value) => onChange({ text: '', video: '', ...parseChoice(value) })}
        />
      )}
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.sort.label')}
        data={[
          { value: 'recent', label: t('filters.sort.recent') },
          { value: 'oldest', label: t('filters.sort.oldest') },
          { value: 'alphabetical', label: t('filters.sort.alphabetical') },
          { value: 'reverse', label: t('filters.sort.reverse') },
          { value: 'level', label: t('filters.sort.level') },
        ]}
        value={view.sort}
        onChange={(value) => onChange({ sort: wordSorts.find((sort) => sort === value) ?? 'recent' })}
      />
    </>
  );
}

/** The less common filters. */
export function MoreFields({ view, vocabulary, onChange, hasLabels }: FieldsProps) {
  const { t } = useTranslation('words');
  const parts = withChosen(vocabulary?.parts_of_speech ?? [], view.part);
  return (
    <>
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.min')}
        data={[
          { value: '', label: t('filters.any_min') },
          ...levels.map((level) => ({ value: level, label: t('filters.from_level', { level }) })),
        ]}
        value={view.min?.toString() ?? ''}
        onChange={(value) => onChange({ min: parseLevel(value) })}
      />
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.max')}
        data={[
          { value: '', label: t('filters.any_max') },
          ...levels.map((level) => ({ value: level, label: t('filters.to_level', { level }) })),
        ]}
        value={view.max?.toString() ?? ''}
        onChange={(value) => onChange({ max: parseLevel(value) })}
      />
      {parts.length > 0 && (
        <FilterSelect
          hasLabels={hasLabels}
          label={t('fields.part_of_speech')}
          data={optionsFor(parts, t('filters.any_part'))}
          value={view.part}
          onChange={(part) => onChange({ part })}
        />
      )}
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.phrases')}
        data={[
          { value: '', label: t('filters.any_kind') },
          { value: 'false', label: t('filters.single') },
          { value: 'true', label: t('filters.only_phrases') },
        ]}
        value={view.phrases?.toString() ?? ''}
        onChange={(value) => onChange({ phrases: parseFlag(value) })}
      />
      <FilterSelect
        hasLabels={hasLabels}
        label={t('fields.translation')}
        data={[
          { value: '', label: t('filters.any_translation') },
          { value: 'false', label: t('filters.untranslated') },
          { value: 'true', label: t('filters.translated') },
        ]}
        value={view.translated?.toString() ?? ''}
        onChange={(value) => onChange({ translated: parseFlag(value) })}
      />
    </>
  );
}
