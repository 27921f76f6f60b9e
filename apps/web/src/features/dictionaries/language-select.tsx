import { Box } from '@mantine/core';
import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { useLanguageName } from './use-language-name.ts';

/** A select for the learning language. Languages that have learners come first, then the others by name. */
export function LanguageSelect({
  language,
  inUse,
  onChange,
}: {
  language: string;
  inUse: readonly { language: string; learners: number }[];
  onChange: (language: string) => void;
}) {
  const { t, i18n } = useTranslation('dictionaries');
  const name = useLanguageName();
  const studied = new Set(inUse.map((one) => one.language));
  const others = languages
    .filter(({ code }) => !studied.has(code))
    .map(({ code }) => ({ value: code, label: name(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <Box maw={360}>
      <FilterSelect
        hasLabels
        label={t('language')}
        value={language}
        onChange={onChange}
        data={[
          ...inUse.map((one) => ({
            value: one.language,
            label: `${name(one.language)} · ${t('learners', { count: one.learners })}`,
          })),
          ...others,
        ]}
      />
    </Box>
  );
}
