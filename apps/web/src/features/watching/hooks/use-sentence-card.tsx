import { cardHolds, cardMedia, makeSentenceCard } from '@glossa/contract/sentence-cards';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '@/lib/files/fetch-file.ts';
import { isPassing } from '@/lib/api/is-passing.ts';
import { saveFile } from '@/lib/files/save-file.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { findItem } from '@/domain/words/in-text/text-item.ts';
import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { CardNote } from '../components/card-note.tsx';
import { cardSentences } from '../model/card-sentences.ts';
import type { Place } from '../model/conductor.ts';
import type { Track } from '../model/track.ts';

interface Wanted {
  sentence: number;
  to_sentence?: number;
  word?: number;
}

/** Creates a card from the current sentence, with the selected word if any, and downloads it. */
export function useSentenceCard({
  videoId,
  track,
  place,
  shift,
  shown,
  language,
}: {
  videoId: string;
  track: Track;
  place: Place;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  shown: readonly WordOccurrence[];
  /** Language code. */
  language: string;
}): { save: () => void; saving: boolean } {
  const { t } = useTranslation(['watch', 'common']);
  const { selection, phrases } = useTextWords();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Wanted) => fetchFile(makeSentenceCard, { params: { id: videoId }, body }),
    meta: { quiet: true },
    onSuccess: ({ content, name, headers }, { sentence }) => {
      saveFile(content, name);
      const there = headers.get(cardHolds) ?? '';
      const [hasAudio, hasPicture] = cardMedia.map((medium) => there.includes(medium));
      const holds = hasAudio ? (hasPicture ? 'both' : 'audio') : hasPicture ? 'picture' : 'neither';
      const own = track.get(sentence);
      toast.success(
        <CardNote
          text={own ? sentenceText([own], sentence) : ''}
          language={language}
          told={t(`card.saved.${holds}`)}
        />,
      );
    },
    onError: (error, body) => {
      const title = t('card.failed');
      const message = failureText(error, t('card.unreachable'));
      if (!isPassing(error)) return toast.error(message, title);
      const onAct = () => {
        toast.hide(id);
        mutate(body);
      };
      const id: string = toast.problem({ title, message, action: t('common:retry'), onAct });
      return id;
    },
  });
  const save = () => {
    const selected = selection.read();
    const item = selected && findItem(shown, phrases.read(), selected.words, language);
    const sentences = cardSentences({ track, place, shift, chosen: item?.seq });
    if (!sentences || isPending) return;
    // A phrase being created doesn't exist on the server yet.
    mutate(item && item.id > 0 ? { ...sentences, word: item.id } : sentences);
  };
  return { save, saving: isPending };
}
