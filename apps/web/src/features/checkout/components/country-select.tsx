import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { countries } from '@/lib/i18n/countries.ts';

/** The buyer's country, stored by its English name as in accounts and shown in the interface language. */
export function CountrySelect({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const { t, i18n } = useTranslation('checkout');
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const isListed = value === '' || countries.some(([, name]) => name === value);
  return (
    <NativeSelect
      label={t('country.label')}
      description={t('country.hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      autoComplete="country-name"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('country.none') },
        ...(isListed ? [] : [{ value, label: value }]),
        ...countries.map(([region, name]) => ({ value: name, label: regions.of(region) ?? name })),
      ]}
    />
  );
}
