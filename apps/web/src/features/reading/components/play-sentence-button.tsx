import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useSelected } from '@/domain/words/in-text/text-words.ts';
import { sentenceElement } from '../hooks/use-follow-sentence.ts';
import { useLayoutVersion } from '../hooks/use-layout-version.ts';
import classes from './text-overlays.module.css';

/** A play button beside the hovered or selected sentence. */
export function PlaySentenceButton({
  text,
  occurrences,
  canPlay,
  direction,
  onPlay,
}: {
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  canPlay: (seq: number) => boolean;
  direction: 'ltr' | 'rtl';
  onPlay: (seq: number) => void;
}) {
  const { t } = useTranslation('listening');
  const hovered = useHoveredSentence(text);
  const selected = occurrences[useSelected()?.index ?? -1]?.seq;
  const layoutVersion = useLayoutVersion(text);
  const [top, setTop] = useState<number>();
  const seq = hovered ?? selected;
  const seqToPlay = seq !== undefined && canPlay(seq) ? seq : undefined;
  useLayoutEffect(() => {
    const line = sentenceElement(text.current, seqToPlay)?.getClientRects()[0];
    const origin = text.current?.getBoundingClientRect();
    setTop(line && origin ? line.top - origin.top + line.height / 2 : undefined);
  }, [text, seqToPlay, layoutVersion]);
  if (seqToPlay === undefined || top === undefined) return null;
  return (
    <div className={classes.margin} dir={direction}>
      <button
        type="button"
        className={classes.play}
        style={{ top }}
        aria-label={t('play_sentence')}
        title={t('play_sentence')}
        onClick={() => onPlay(seqToPlay)}
      >
        <IconPlayerPlayFilled size={14} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Returns the sentence the mouse was last over, even while the mouse is beside the text. */
function useHoveredSentence(text: RefObject<HTMLElement | null>): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const seq = target.closest<HTMLElement>('[data-seq]')?.dataset['seq'];
      if (seq !== undefined) setHovered(Number(seq));
    };
    element.addEventListener('pointerover', onPointerOver);
    return () => element.removeEventListener('pointerover', onPointerOver);
  }, [text]);
  return hovered;
}
