import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FilterSelect } from '../search/filter-select.tsx';

/** Narrows a list to what has a tag, beside the way to all tags; nothing while there are none. */
export function TagFilter({
  tags,
  value,
  labelled,
  onChange,
}: {
  /** Names that are offered. */
  tags: readonly string[];
  /** The chosen one, also where nothing has it any more; empty for all. */
  value: string;
  /** Whether its name stands beside it. */
  labelled: boolean;
  onChange: (tag: string) => void;
}) {
  const { t } = useTranslation();
  const offered = value === '' || tags.includes(value) ? tags : [value, ...tags];
  if (offered.length === 0) return null;
  return (
    <>
      <FilterSelect
        labelled={labelled}
        label={t('tags.filter')}
        data={[{ value: '', label: t('tags.any') }, ...offered.map((tag) => ({ value: tag, label: tag }))]}
        value={value}
        onChange={onChange}
      />
      {(labelled || value !== '') && <Link to="/tags">{t('tags.manage')}</Link>}
    </>
  );
}
