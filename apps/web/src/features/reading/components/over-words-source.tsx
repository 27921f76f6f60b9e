import type { ReadingPage } from '@glossa/contract/reading';
import type { ComponentProps } from 'react';

import { RubyRenderer } from '@/domain/words/in-text/ruby-renderer.tsx';
import { useReadings } from '../hooks/use-readings.ts';

/** Provides what is written above the words of a page. */
export function OverWordsSource({
  data,
  ...over
}: { data: ReadingPage } & Omit<ComponentProps<typeof RubyRenderer>, 'readings'>) {
  return <RubyRenderer readings={useReadings(data, over.settings.readingsOver !== 'never')} {...over} />;
}
