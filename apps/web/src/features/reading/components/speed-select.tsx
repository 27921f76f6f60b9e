import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { readingSpeeds } from '../model/reading-speed.ts';

/** A select for the speed of a recording, or of reading aloud. */
export function SpeedSelect({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  return (
    <Box flex="none" w={76}>
      <CompactSelect
        size="xs"
        label={t('audio.speed')}
        value={String(speed)}
        onChange={(value) => onChange(Number(value))}
        data={readingSpeeds.map((value) => ({ value: String(value), label: `${format.number(value)}×` }))}
      />
    </Box>
  );
}
