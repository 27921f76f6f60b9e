import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FilterSelect } from '@/domain/search/filter-select.tsx';

/** Filters a list by tag, with a link to all tags; renders nothing if there are no tags. */
export function TagFilter({
  tags,
  value,
  hasLabels,
  onChange,
}: {
  /** The tags to choose from. */
  tags: readonly string[];
  /** The selected tag, which may no longer be in use. Empty if the list is not filtered by a tag. */
  value: string;
  /** Whether to show the filter's label. */
  hasLabels: boolean;
  onChange: (tag: string) => void;
}) {
  const { t } = useTranslation();
  const options = value === '' || tags.includes(value) ? tags : [value, ...tags];
  if (options.length === 0) return null;
  return (
    <>
      <FilterSelect
        hasLabels={hasLabels}
        label={t('tags.filter')}
        data={[{ value: '', label: t('tags.any') }, ...options.map((tag) => ({ value: tag, label: tag }))]}
        value={value}
        onChange={onChange}
      />
      {(hasLabels || value !== '') && <Link to="/tags">{t('tags.manage')}</Link>}
    </>
  );
}
