import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { getTaxRates, saveTaxRates } from '@glossa/contract/shop-settings';
import type { TaxRate } from '@glossa/contract/shop-settings';
import { useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { countries } from '@/lib/i18n/countries.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useEdited } from '../hooks/use-edited.ts';
import { useFailure } from '../hooks/use-failure.ts';
import { FailureNote } from './failure-note.tsx';
import classes from './panel.module.css';
import { SaveBar } from './save-bar.tsx';

interface Table {
  rates: TaxRate[];
  version: string;
}

/** Tax rates by country, saved as a whole. */
export function TaxForm({ table, onReload }: { table: Table; onReload: () => Promise<Table | undefined> }) {
  const { t, i18n } = useTranslation(['pricing', 'common']);
  const client = useQueryClient();
  const { values, set, dirty, reset } = useEdited(table);
  const failure = useFailure();
  const [saved, setSaved] = useState(false);
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  useLeaveGuard(dirty);
  const { mutate, isPending } = useEndpointMutation(saveTaxRates, {
    meta: { quiet: true },
    onSuccess: (now) => {
      client.setQueryData([...endpointKey(getTaxRates), {}], now);
      reset(now);
      setSaved(true);
    },
    onError: failure.set,
  });
  const { rates } = values;
  const used = new Set(rates.map(({ country }) => country));
  const free = countries.find(([, name]) => !used.has(name));
  const change = (at: number, part: Partial<TaxRate>) =>
    set(
      'rates',
      rates.map((rate, index) => (index === at ? { ...rate, ...part } : rate)),
    );
  const choices = (present: string) => [
    ...countries.map(([region, name]) => ({
      value: name,
      label: names.of(region) ?? name,
      disabled: used.has(name) && name !== present,
    })),
    // A country that is no longer offered.
    ...(countries.some(([, name]) => name === present) ? [] : [{ value: present, label: present }]),
  ];
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        failure.clear();
        if (dirty) mutate({ body: values });
      }}
    >
      <h2 className={classes.title}>{t('taxes.title')}</h2>
      <p className={classes.help}>{t('taxes.help')}</p>
      <FailureNote
        failure={failure}
        onReload={() =>
          void onReload().then((now) => {
            if (now) reset(now);
            failure.clear();
          })
        }
      />
      <ul className={classes.rates}>
        {rates.map((rate, at) => (
          <li key={rate.country} className={classes.rate}>
            <NativeSelect
              label={t('taxes.country')}
              data={choices(rate.country)}
              value={rate.country}
              error={failure.of(`rates.${at}.country`)}
              onChange={({ currentTarget }) => change(at, { country: currentTarget.value })}
            />
            <TextInput
              label={t('taxes.name')}
              placeholder={t('taxes.name_example')}
              maxLength={50}
              value={rate.name}
              error={failure.of(`rates.${at}.name`)}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
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
              error={failure.of(`rates.${at}.rate`)}
              onChange={(value) => change(at, { rate: Math.round(Number(value) * 100) })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t('taxes.remove', { country: rate.country })}
              onClick={() =>
                set(
                  'rates',
                  rates.filter((_, index) => index !== at),
                )
              }
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {rates.length === 0 && <p className={classes.help}>{t('taxes.none')}</p>}
      {free && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.8} />}

          onClick={() =>
            set('rates', [...rates, { country: free[1], name: t('taxes.name_example'), rate: 0 }])
          }
        >
          {t('taxes.add')}
        </Button>
      )}
      <SaveBar
        dirty={dirty}
        saved={saved}
        isSaving={isPending}
        onDiscard={() => {
          reset(table);
          failure.clear();
        }}
      />
    </form>
  );
}
