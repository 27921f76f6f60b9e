import { ActionIcon, Group, Stack, Switch, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

/** A labeled choice among a few options. */
export function MenuChoice<Value extends string>({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: Value;
  /** Labels by value, in display order. */
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const data = Object.entries<string>(names).map(([name, text]) => ({ value: name as Value, label: text }));
  return (
    <Stack gap={6}>
      <Text component="span" size="sm" id={id}>
        {label}
      </Text>
      <Segmented fullWidth size="xs" aria-labelledby={id} value={value} onChange={onChange} data={data} />
    </Stack>
  );
}

/** A number with buttons to increase and decrease it. */
export function MenuStepper({
  label,
  value,
  range: { min, max, step },
  onChange,
}: {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const id = useId();
  // Round to tenths, to avoid 1.7999999999999998.
  const changeBy = (by: number) => onChange(Math.round(Math.min(max, Math.max(min, value + by)) * 10) / 10);
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-labelledby={id}>
      <Text component="span" size="sm" flex={1} id={id}>
        {label}
      </Text>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value <= min}
        onClick={() => changeBy(-step)}
        aria-label={t('menu.less', { label })}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <Text component="output" size="sm" w={36} ta="center" className="tabular">
        {format.number(value)}
      </Text>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value >= max}
        onClick={() => changeBy(step)}
        aria-label={t('menu.more', { label })}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </Group>
  );
}

/** A labeled on/off switch. */
export function MenuSwitch({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <Switch
      labelPosition="left"
      styles={{ labelWrapper: { flex: 1 } }}
      label={label}
      description={help}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
