import { tagSorts } from '@glossa/contract/tags';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { shownTypes } from '../tags-view.ts';
import type { ChangeView, TagsView } from '../tags-view.ts';

/** Filters and sort of the tags; with visible labels in the narrow drawer. */
export function FilterFields({
  view,
  onChange,
  labelled,
}: {
  view: TagsView;
  onChange: ChangeView;
  /** Whether labels are visible. */
  labelled: boolean;
}) {
  const { t, i18n } = useTranslation('tags');
  const user = useUser();
  const language = user.current_language;
  const types = shownTypes.filter((type) => type !== 'ebook' || managesContent(user));
  return (
    <>
      <ChoiceFilter
        labelled={labelled}
        label={t('filters.type')}
        any={t('filters.all_types')}
        values={types}
        nameOf={(value) => t(`filters.types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
      {language !== null && (
        <FilterSelect
          labelled={labelled}
          label={t('filters.language')}
          value={view.everywhere ? 'all' : ''}
          onChange={(value) => onChange({ everywhere: value === 'all' })}
          data={[
            { value: '', label: languageName(language, i18n.language) },
            { value: 'all', label: t('filters.all_languages') },
          ]}
        />
      )}
      <FilterSelect
        labelled={labelled}
        label={t('filters.sort.label')}
        value={view.sort}
        onChange={(value) => onChange({ sort: tagSorts.find((one) => one === value) ?? 'name' })}
        data={tagSorts.map((value) => ({ value, label: t(`filters.sort.${value}`) }))}
      />
    </>
  );
}
