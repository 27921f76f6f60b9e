import { getTaxRates, saveTaxRates } from '@glossa/contract/shop-settings';
import type { TaxRate } from '@glossa/contract/shop-settings';
import { ActionIcon, Button, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { countries } from '@/lib/i18n/countries.ts';
import { List } from '@/ui/layout/list.tsx';
import classes from './panel.module.css';
import { SettingsForm, useSettingsForm } from './settings-form.tsx';

interface TaxTable {
  rates: TaxRate[];
  version: string;
}

/** Tax rates by country, saved as a whole. */
export function TaxRatesForm({
  table,
  onReload,
}: {
  table: TaxTable;
  onReload: () => Promise<TaxTable | undefined>;
}) {
  const { t, i18n } = useTranslation(['pricing', 'common']);
  const form = useSettingsForm(table, { read: getTaxRates, save: saveTaxRates, onReload });
  const { values, set, saveError } = form;
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const { rates } = values;
  const usedCountries = new Set(rates.map(({ country }) => country));
  const unused = countries.find(([, name]) => !usedCountries.has(name));
  const change = (position: number, part: Partial<TaxRate>) =>
    set(
      'rates',
      rates.map((rate, index) => (index === position ? { ...rate, ...part } : rate)),
    );
  const countryOptions = (current: string) => [
    ...countries.map(([region, name]) => ({
      value: name,
      label: names.of(region) ?? name,
      disabled: usedCountries.has(name) && name !== current,
    })),
    // Keep a country that is no longer in the list.
    ...(countries.some(([, name]) => name === current) ? [] : [{ value: current, label: current }]),
  ];
  return (
    <SettingsForm form={form} title={t('taxes.title')} help={t('taxes.help')}>
      <List gap="xs">
        {rates.map((rate, index) => (
          <li key={rate.country} className={classes.rate}>
            <NativeSelect
              label={t('taxes.country')}
              data={countryOptions(rate.country)}
              value={rate.country}
              error={saveError.field(`rates.${index}.country`)}
              onChange={({ currentTarget }) => change(index, { country: currentTarget.value })}
            />
            <TextInput
              label={t('taxes.name')}
              placeholder={t('taxes.name_example')}
              maxLength={50}
              value={rate.name}
              error={saveError.field(`rates.${index}.name`)}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <NumberInput
              label={t('taxes.rate')}
              suffix=" %"
              decimalScale={2}
              min={0}
              max={100}
              clampBehavior="none"
              hideControls
              value={rate.rate / 100}
              error={saveError.field(`rates.${index}.rate`)}
              onChange={(value) => change(index, { rate: Math.round(Number(value) * 100) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('taxes.remove', { country: rate.country })}
              onClick={() =>
                set(
                  'rates',
                  rates.filter(({ country }) => country !== rate.country),
                )
              }
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </List>
      {rates.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('taxes.none')}
        </Text>
      )}
      {unused && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}

          onClick={() =>
            set('rates', [...rates, { country: unused[1], name: t('taxes.name_example'), rate: 0 }])
          }
        >
          {t('taxes.add')}
        </Button>
      )}
    </SettingsForm>
  );
}
