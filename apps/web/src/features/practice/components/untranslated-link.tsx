import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { noFilters, viewParams } from '@/domain/words/lists/words-view.ts';
import type { Source } from './word-source.tsx';

/** A link to those practice words of a source that lack a translation. */
export function UntranslatedLink({ source }: { source: Source }) {
  const { t } = useTranslation('practice');
  const shown = { ...noFilters, sort: 'recent', status: 'learning', translated: false, ...source } as const;
  return (
    <Link to={{ pathname: '/words', search: viewParams(shown).toString() }}>{t('start.untranslated')}</Link>
  );
}
