import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import type { Times } from '../model/timeline.ts';
import { TapScreen } from './tap-screen.tsx';

/** Sets sentence times during playback: the user taps at the start of each sentence. */
export function TapAlong({
  audio,
  text,
  known,
  sentences,
  onClose,
}: {
  audio: HTMLAudioElement;
  /** ID of the text. */
  text: string;
  /** Times that are already set. */
  known: Times;
  /** Number of sentences in the text. */
  sentences: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('listening');
  const isPhone = useIsPhone();
  useEffect(() => () => audio.pause(), [audio]);
  return (
    <Dialog onClose={onClose} size="lg" fullScreen={isPhone} title={t('tap')}>
      <TapScreen audio={audio} text={text} known={known} sentences={sentences} />
    </Dialog>
  );
}
