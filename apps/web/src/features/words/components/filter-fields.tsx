import { wordSorts } from '@glossa/contract/word-lists';
import type { Vocabulary } from '@glossa/contract/word-lists';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { SlimSelect } from '../../../ui/slim-select.tsx';
import type { ChangeView } from '../hooks/use-words-view.ts';
import { choiceOf, choiceValue, useLibraryEntries } from '../../../lib/word-lists/library-choices.ts';
import type { WordsView } from '../../../lib/word-lists/words-view.ts';
import classes from './filter-fields.module.css';

const levels = ['0', '1', '2', '3', '4', '5'];

/** What was chosen stays among the choices, also where nothing has it any more. */
const offered = (names: readonly string[], chosen: string) =>
  chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
const asLevel = (value: string) => (value === '' ? undefined : Number(value));

/** Filters and order, one beside the other; with labels in the narrow drawer. */
export function FilterFields({
  view,
  language,
  vocabulary,
  onChange,
  labelled,
}: {
  view: WordsView;
  language: string;
  vocabulary: Vocabulary | undefined;
  onChange: ChangeView;
  /** Whether the names stand beside the choices. */
  labelled: boolean;
}) {
  const { t } = useTranslation('words');
  const entries = useLibraryEntries(language);
  const entry = choiceValue(view);
  const select = (props: ComponentProps<typeof SlimSelect>) => (
    <div className={labelled ? undefined : classes.inline}>
      {labelled && (
        <p className={classes.label} aria-hidden="true">
          {props.label}
        </p>
      )}
      <SlimSelect {...props} />
    </div>
  );
  const named = (names: readonly string[], any: string) => [
    { value: '', label: any },
    ...names.map((value) => ({ value, label: value })),
  ];
  const tags = offered(vocabulary?.tags ?? [], view.tag);
  const parts = offered(vocabulary?.parts_of_speech ?? [], view.part);
  return (
    <>
      {select({
        label: t('filters.min'),
        data: [
          { value: '', label: t('filters.any_min') },
          ...levels.map((level) => ({ value: level, label: t('filters.from_level', { level }) })),
        ],
        value: view.min?.toString() ?? '',
        onChange: (value) => onChange({ min: asLevel(value) }),
      })}
      {select({
        label: t('filters.max'),
        data: [
          { value: '', label: t('filters.any_max') },
          ...levels.map((level) => ({ value: level, label: t('filters.to_level', { level }) })),
        ],
        value: view.max?.toString() ?? '',
        onChange: (value) => onChange({ max: asLevel(value) }),
      })}
      {parts.length > 0 &&
        select({
          label: t('fields.part_of_speech'),
          data: named(parts, t('filters.any_part')),
          value: view.part,
          onChange: (part) => onChange({ part }),
        })}
      {tags.length > 0 &&
        select({
          label: t('filters.tag'),
          data: named(tags, t('filters.any_tag')),
          value: view.tag,
          onChange: (tag) => onChange({ tag }),
        })}
      {((entries?.length ?? 0) > 0 || entry !== '') &&
        select({
          label: t('filters.text'),
          data: [
            { value: '', label: t('filters.any_text') },
            ...(entries ?? []).map(({ kind, id, title }) => ({
              value: choiceValue({ [kind]: id }),
              label: kind === 'video' ? t('filters.video', { title }) : title,
            })),
            ...(entry !== '' && entries && !entries.some(({ id }) => id === (view.text || view.video))
              ? [{ value: entry, label: view.video ? t('filters.this_video') : t('filters.this_text') }]
              : []),
          ],
          value: entry,
          onChange: (value) => onChange({ text: '', video: '', ...choiceOf(value) }),
        })}
      {select({
        label: t('filters.phrases'),
        data: [
          { value: '', label: t('filters.any_kind') },
          { value: 'false', label: t('filters.single') },
          { value: 'true', label: t('filters.only_phrases') },
        ],
        value: view.phrases?.toString() ?? '',
        onChange: (value) => onChange({ phrases: value === '' ? undefined : value === 'true' }),
      })}
      {select({
        label: t('filters.sort.label'),
        data: [
          { value: 'recent', label: t('filters.sort.recent') },
          { value: 'oldest', label: t('filters.sort.oldest') },
          { value: 'alphabetical', label: t('filters.sort.alphabetical') },
          { value: 'reverse', label: t('filters.sort.reverse') },
          { value: 'level', label: t('filters.sort.level') },
        ],
        value: view.sort,
        onChange: (value) => onChange({ sort: wordSorts.find((sort) => sort === value) ?? 'recent' }),
      })}
    </>
  );
}
