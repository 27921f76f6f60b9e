import {
  cardMediaHeader,
  cardMedia,
  makeSentenceCard,
  maxCardSentences,
} from '@glossa/contract/sentence-cards';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { findItem } from '@/domain/words/in-text/text-item.ts';
import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { isTransient } from '@/lib/api/is-transient.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { downloadFile } from '@/lib/files/download-file.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { SentenceState } from '../model/sentence-player.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';

/**
 * Returns the sentences for a card: the one with the selected word or else the current one, or the whole loop if it
 * contains that sentence and fits on a card. Returns undefined before the first sentence.
 */
export function selectCardSentences({
  track,
  state: { seq, loop },
  shift,
  selectedSeq = seq,
}: {
  track: SubtitleTrack;
  state: Pick<SentenceState, 'seq' | 'loop'>;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  /** The sentence that contains the selected word. */
  selectedSeq?: number | undefined;
}): { sentence: number; to_sentence?: number } | undefined {
  if (selectedSeq === undefined) return undefined;
  const single = { sentence: selectedSeq };
  if (loop?.to === undefined) return single;
  let from = Math.max(0, track.at(loop.from - shift) ?? selectedSeq);
  const to = Math.max(from, track.at(loop.to - shift - 1) ?? selectedSeq);
  const first = track.get(from);
  // A loop that starts in the silence after a sentence doesn't include that sentence.
  if (first && first.end <= loop.from - shift && from < to) from += 1;
  return selectedSeq >= from && selectedSeq <= to && to - from < maxCardSentences
    ? { sentence: from, to_sentence: to }
    : single;
}

interface CardRequest {
  sentence: number;
  to_sentence?: number;
  word?: number;
}

/** Creates a card from the current sentence and, if a word is selected, that word, and downloads the card. */
export function useSentenceCard({
  videoId,
  track,
  state,
  shift,
  occurrences,
  language,
}: {
  videoId: string;
  track: SubtitleTrack;
  state: SentenceState;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  occurrences: readonly WordOccurrence[];
  language: string;
}): { save: () => void; isSaving: boolean } {
  const { t } = useTranslation(['watch', 'common']);
  const { selection, phrases } = useTextWords();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: CardRequest) => fetchFile(makeSentenceCard, { params: { id: videoId }, body }),
    meta: { silent: true },
    onSuccess: ({ content, name, headers }, { sentence }) => {
      downloadFile(content, name);
      const included = headers.get(cardMediaHeader) ?? '';
      const [hasAudio, hasImage] = cardMedia.map((medium) => included.includes(medium));
      const media = hasAudio ? (hasImage ? 'both' : 'audio') : hasImage ? 'picture' : 'neither';
      const savedSentence = track.get(sentence);
      toast.success(
        <CardToast
          text={savedSentence ? sentenceText([savedSentence], sentence) : ''}
          language={language}
          contents={t(`card.saved.${media}`)}
        />,
      );
    },
    onError: (error, body) => {
      const title = t('card.failed');
      const message = errorTextOr(error, t('card.unreachable'));
      if (!isTransient(error)) return toast.error(message, title);
      const onRetry = () => {
        toast.hide(id);
        mutate(body);
      };
      const id: string = toast.problem({ title, message, action: t('common:retry'), onAction: onRetry });
      return id;
    },
  });
  const save = () => {
    const selected = selection.read();
    const item = selected && findItem(occurrences, phrases.read(), selected.words, language);
    const sentences = selectCardSentences({ track, state, shift, selectedSeq: item?.seq });
    if (!sentences || isPending) return;
    // A phrase that is still being created doesn't exist on the server yet.
    mutate(item && item.id > 0 ? { ...sentences, word: item.id } : sentences);
  };
  return { save, isSaving: isPending };
}

/** A preview of a saved card: the sentence, and what the card contains. */
function CardToast({
  text,
  language,
  contents,
}: {
  text: string;
  /** Language code of the sentence. */
  language: string;
  contents: string;
}) {
  return (
    <>
      <Text component="bdi" lang={language} ff="var(--glossa-font-reading)" lineClamp={2}>
        {text}
      </Text>
      <Text size="xs" c="dimmed">
        {contents}
      </Text>
    </>
  );
}
