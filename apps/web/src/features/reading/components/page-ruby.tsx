import type { ReadingPage } from '@glossa/contract/reading';
import { readingLanguages } from '@glossa/contract/reading-languages';
import { getReadings } from '@glossa/contract/readings';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';

import { readingsByWord } from '@/domain/words/in-text/readings.ts';
import { RubyRenderer } from '@/domain/words/in-text/ruby-renderer.tsx';
import type { WordReadings } from '@/domain/words/in-text/ruby-renderer.tsx';
import { usePageQueries } from '../hooks/use-page-queries.ts';

/** Renders ruby above a page's words. Loads their readings if the settings and the language require it. */
export function PageRuby({
  data,
  ...rubyProps
}: { data: ReadingPage } & Omit<ComponentProps<typeof RubyRenderer>, 'readings'>) {
  return (
    <RubyRenderer
      readings={usePageReadings(data, rubyProps.settings.readingsOver !== 'never')}
      {...rubyProps}
    />
  );
}

/** Returns the readings of the words on the page, by word index. */
function usePageReadings(data: ReadingPage, enabledBySettings: boolean): WordReadings {
  const { language, sentences } = data;
  const enabled = enabledBySettings && readingLanguages.includes(language);
  const { loaded, failed, retry } = usePageQueries(getReadings, data, enabled);
  const byWord = useMemo(
    () => readingsByWord(sentences, { sentences: loaded.flatMap((page) => page.sentences) }),
    [sentences, loaded],
  );
  return { byWord, failed, retry };
}
