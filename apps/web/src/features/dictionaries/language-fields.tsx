import { languages } from '@glossa/language/languages';
import { interfaceLanguages } from '@glossa/locales/interface-languages';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { useLanguageName } from './use-language-name.ts';

/** Language codes of an uploaded dictionary. Empty until they are chosen. */
export interface DictionaryLanguages {
  language: string;
  target: string;
}

/** Select fields for the languages of the headwords and of the explanations. */
export function LanguageFields({
  value,
  any,
  onChange,
}: {
  value: DictionaryLanguages;
  /** Label of the empty option; undefined if both languages are required. */
  any: string | undefined;
  onChange: (value: DictionaryLanguages) => void;
}) {
  const { t, i18n } = useTranslation('dictionaries');
  const nameLanguage = useLanguageName();
  const learned = languages.map(({ code }) => code);
  const explained = [...new Set([...interfaceLanguages.map(({ code }) => code), ...learned])];
  const options = (codes: readonly string[]) => [
    { value: '', label: any ?? '' },
    ...codes
      .map((code) => ({ value: code, label: nameLanguage(code) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language)),
  ];
  return (
    <>
      <FilterSelect
        hasLabels
        label={t('upload.language')}
        data={options(learned)}
        value={value.language}
        onChange={(language) => onChange({ ...value, language })}
      />
      <FilterSelect
        hasLabels
        label={t('upload.target')}
        data={options(explained)}
        value={value.target}
        onChange={(target) => onChange({ ...value, target })}
      />
    </>
  );
}
