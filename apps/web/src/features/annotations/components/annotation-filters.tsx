import { annotationKinds } from '@glossa/contract/annotations';
import { useTranslation } from 'react-i18next';

import { useOwnLanguages } from '@/domain/languages/use-own-languages.ts';
import { SearchField } from '@/domain/search/search-field.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import type { AnnotationsView } from '../annotations-view.ts';
import classes from './annotation-filters.module.css';

/** Filters annotations by search, kind and language. */
export function AnnotationFilters({
  view: { search, kind, language },
  onChange,
}: {
  view: AnnotationsView;
  onChange: (part: Partial<AnnotationsView>, options?: { replace?: boolean }) => void;
}) {
  const { t } = useTranslation('annotations');
  const languages = useOwnLanguages();
  return (
    <div className={classes.filters} role="search">
      <div className={classes.search}>
        <SearchField
          value={search}
          label={t('search')}
          group={t('title')}
          onChange={(next) => onChange({ search: next }, { replace: true })}
        />
      </div>
      {languages.length > 1 && (
        <SlimSelect
          label={t('language')}
          value={language ?? ''}
          onChange={(code) => onChange({ language: code || undefined })}
          data={[{ value: '', label: t('all_languages') }, ...languages]}
        />
      )}
      <div className={classes.kinds}>
        <Segmented
          fullWidth
          aria-label={t('kind')}
          value={kind ?? 'all'}
          onChange={(value) => onChange({ kind: value === 'all' ? undefined : value })}
          data={[
            { value: 'all', label: t('all') },
            ...annotationKinds.map((value) => ({ value, label: t(`plural.${value}`) })),
          ]}
        />
      </div>
    </div>
  );
}
