import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { Times } from '../model/timeline.ts';
import { TapScreen } from './tap-screen.tsx';

/** Sets the times of sentences while the recording plays: a tap at the beginning of each. */
export function TapAlong({
  audio,
  text,
  known,
  sentences,
  onClose,
}: {
  audio: HTMLAudioElement;
  /** Id of the text. */
  text: string;
  /** Times that are set already. */
  known: Times;
  /** Sentences of the text. */
  sentences: number;
  onClose: () => void;
}) {
  const { t } = useTranslation(['listening', 'common']);
  const isPhone = useIsPhone();
  useEffect(() => () => audio.pause(), [audio]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      title={t('tap')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <TapScreen audio={audio} text={text} known={known} sentences={sentences} />
    </Modal>
  );
}
