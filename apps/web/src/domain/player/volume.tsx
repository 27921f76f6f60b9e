import { ActionIcon } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import type { Player } from './player.ts';
import { usePlayer } from './use-player.ts';
import classes from './volume.module.css';

/** The volume control, or a note that the video has no sound. */
export function Volume({ player, hasSound }: { player: Player; hasSound: boolean }) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { muted, volume } = usePlayer(player);
  if (!hasSound) return <span className={classes.none}>{t('no_sound')}</span>;
  const isSilent = muted || volume === 0;
  const label = muted ? t('unmute') : t('mute');
  return (
    <div className={classes.volume}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        onClick={() => player.setMuted(!muted)}
        aria-label={label}
        title={label}
      >
        {isSilent ? <IconVolumeOff size={20} stroke={1.6} /> : <IconVolume size={20} stroke={1.6} />}
      </ActionIcon>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ currentTarget }) => {
          player.setVolume(Number(currentTarget.value));
          if (muted) player.setMuted(false);
        }}
        aria-label={t('volume')}
        aria-valuetext={format.percent(muted ? 0 : volume)}
      />
    </div>
  );
}
