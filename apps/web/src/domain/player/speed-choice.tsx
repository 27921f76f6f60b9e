import { useTranslation } from 'react-i18next';

import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import type { Player } from './player.ts';
import classes from './speed-choice.module.css';
import { speeds } from './speeds.ts';
import { usePlayer } from './use-player.ts';

/** Selects the playback speed. */
export function SpeedChoice({ player }: { player: Player }) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { rate } = usePlayer(player);
  return (
    <span className={classes.speed}>
      <SlimSelect
        size="xs"
        label={t('speed')}
        value={String(rate)}
        onChange={(value) => player.setRate(Number(value))}
        data={speeds(rate).map((value) => ({ value: String(value), label: `${format.number(value)}×` }))}
      />
    </span>
  );
}
