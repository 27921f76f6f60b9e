import type { Settings } from '@glossa/contract/settings';
import type { Endpoint } from '@glossa/contract/endpoint';
import { Group, NativeSelect, NumberInput, Slider, Switch, Text } from '@mantine/core';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useSetting } from '../hooks/use-setting.ts';
import { SettingRow } from './setting-row.tsx';

/** Names of the settings with values of the given type. */
type NameOf<Value> = {
  [Name in keyof Settings]: Settings[Name] extends Value ? Name : never;
}[keyof Settings];

interface Labels {
  label: string;
  help?: string;
}

/** An on/off setting. */
export function SwitchSetting({ name, ...labels }: Labels & { name: NameOf<boolean> }) {
  const { value, set, state } = useSetting(name);
  return (
    <SettingRow {...labels} state={state}>
      {(ids) => (
        <Switch {...ids} checked={value} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      )}
    </SettingRow>
  );
}

/** A setting with a few named values, shown side by side. */
export function ChoiceSetting<Name extends NameOf<string>>({
  name,
  names,
  ...labels
}: Labels & { name: Name; names: Readonly<Record<Settings[Name], string>> }) {
  const { value, set, state } = useSetting(name);
  const data = Object.entries<string>(names).map(([one, label]) => ({ value: one as Settings[Name], label }));
  return (
    <SettingRow {...labels} state={state} isWide>
      {(ids) => <Segmented {...ids} fullWidth value={value} onChange={set} data={data} />}
    </SettingRow>
  );
}

/** A setting with many values, chosen from a list. */
export function SelectSetting({
  name,
  options,
  ...labels
}: Labels & { name: NameOf<number>; options: readonly { value: number; label: string }[] }) {
  const { value, set, state } = useSetting(name);
  return (
    <SettingRow {...labels} state={state}>
      {(ids) => (
        <NativeSelect
          {...ids}
          value={String(value)}
          onChange={({ currentTarget }) => set(Number(currentTarget.value))}
          data={options.map((option) => ({ value: String(option.value), label: option.label }))}
        />
      )}
    </SettingRow>
  );
}

/** A setting that is a whole number. */
export function NumberSetting({
  name,
  range: { min, max },
  dependent,
  ...labels
}: Labels & {
  name: NameOf<number>;
  range: { min: number; max: number };
  dependent?: readonly Endpoint[];
}) {
  const { value, set, state } = useSetting(name, dependent);
  return (
    <SettingRow {...labels} state={state}>
      {(ids) => (
        <NumberInput
          {...ids}
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          w={112}
          value={value}
          onChange={(next) => typeof next === 'number' && next !== value && set(next)}
        />
      )}
    </SettingRow>
  );
}

/** A setting on a scale; `format` returns the displayed value. */
export function SliderSetting({
  name,
  range: { min, max, step },
  format,
  dependent,
  ...labels
}: Labels & {
  name: NameOf<number>;
  range: { min: number; max: number; step: number };
  format: (value: number) => string;
  dependent?: readonly Endpoint[];
}) {
  const { value, set, state } = useSetting(name, dependent);
  return (
    <SettingRow {...labels} state={state} isWide>
      {(ids) => (
        <Group gap="md" wrap="nowrap">
          <Slider
            flex={1}
            min={min}
            max={max}
            step={step}
            label={null}
            value={value}
            // Avoid floating-point results such as 1.7999999999999998.
            onChange={(next) => set(Math.round(next * 100) / 100)}
            thumbProps={{ ...ids, 'aria-valuetext': format(value) }}
          />
          <Text component="span" c="dimmed" miw="3ch" className="tabular" aria-hidden="true">
            {format(value)}
          </Text>
        </Group>
      )}
    </SettingRow>
  );
}
