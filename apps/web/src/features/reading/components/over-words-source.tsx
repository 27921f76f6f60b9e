import type { ReadingPage } from '@glossa/contract/reading';
import type { ComponentProps } from 'react';

import { DrawOverWords } from '@/domain/words/in-text/components/draw-over-words.tsx';
import { useReadings } from '../hooks/use-readings.ts';

/** Provides what is written above the words of a page. */
export function OverWordsSource({
  data,
  ...over
}: { data: ReadingPage } & Omit<ComponentProps<typeof DrawOverWords>, 'readings'>) {
  return <DrawOverWords readings={useReadings(data, over.settings.readingsOver !== 'never')} {...over} />;
}
