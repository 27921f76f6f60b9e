import type { ReadingPage } from '@glossa/contract/reading';
import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import type { Flow } from '../hooks/flow.ts';
import { RubyContext, useRuby } from '@/domain/words/in-text/ruby.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import type { ShownPage } from '../hooks/use-shown-page.ts';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { sentencesOf } from '../model/place.ts';
import { toggleAudio } from '../model/toggle-audio.ts';
import { MarkRestButton } from './mark-rest-button.tsx';
import classes from './reader-body.module.css';
import { ReadingText } from './reading-text.tsx';

const OverWordsSource = deferred(async () => (await import('./over-words-source.tsx')).OverWordsSource);
const loadTextTools = asRenderFunction(async () => (await import('./text-tools.tsx')).TextTools);

/** The text of a page, its interactive features, and the button that marks its remaining words. */
export function ReaderBody({
  ref,
  data,
  shown: { paragraphs, words, ids },
  panel,
  audio,
  waiting,
  settings,
  flow,
  onTurn,
  onOpen,
}: {
  /** Receives the element that contains the words. */
  ref: RefObject<HTMLDivElement | null>;
  data: ReadingPage;
  shown: ShownPage;
  panel: ReturnType<typeof useWordPanel>;
  audio: RefObject<HTMLAudioElement | null>;
  /** The requested page is loading; `data` is the previous one. */
  waiting: boolean;
  settings: ReaderSettings;
  flow: Flow | undefined;
  onTurn: (step: 1 | -1) => void;
  onOpen: (page: number, replace: boolean) => void;
}) {
  const { t } = useTranslation('reader');
  const { id, language, direction } = data;
  const body = useRef<HTMLDivElement>(null);
  const drawTextTools = useDeferred(loadTextTools);
  const { lines, renderRuby: over, onReady } = useRuby(settings, language);
  const playAudio = useCallback(() => toggleAudio(audio.current), [audio]);
  const { first, last } = sentencesOf(data.page, data.sentences_per_page, data.sentence_count);
  return (
    <>
      {lines > 0 && <OverWordsSource {...{ data, settings, onReady }} />}
      {flow?.before}
      <div
        ref={body}
        className={classes.body}
        aria-busy={waiting}
        data-waiting={waiting || undefined}
        data-ruby-lines={lines || undefined}
      >
        <RubyContext value={over}>
          <ReadingText
            ref={ref}
            paragraphs={paragraphs}
            between={flow?.between}
            language={language}
            direction={direction}
            label={t('text')}
            onWord={panel.choose}
            onBlank={panel.clear}
            onSpace={data.audio === null ? undefined : playAudio}
          />
        </RubyContext>
        {flow?.after}
        {drawTextTools?.({
          data,
          body,
          text: ref,
          occurrences: words,
          panel,
          settings,
          onTurn,
          onOpen,
        })}
      </div>
      {!flow && <MarkRestButton textId={id} from={first} to={last} ids={ids} />}
    </>
  );
}
