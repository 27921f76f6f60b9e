import { Input } from '@mantine/core';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';

/** Selects one of the three difficulties. */
export function DifficultyField({
  value,
  onChange,
}: {
  value: Difficulty;
  onChange: (value: Difficulty) => void;
}) {
  const { t } = useTranslation('common');
  const label = useId();
  return (
    <Input.Wrapper size="md" label={t('difficulty.label')} labelElement="div" labelProps={{ id: label }}>
      <Segmented
        fullWidth
        aria-labelledby={label}
        data={difficulties.map((level) => ({ value: level, label: t(`difficulty.${level}`) }))}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
