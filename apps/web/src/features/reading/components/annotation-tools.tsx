import type { ReadingPage } from '@glossa/contract/reading';
import { ActionIcon, Box, Group } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconNote, IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SaveButton } from '@/domain/saved/save-button.tsx';
import { ColorChoice } from '@/domain/annotations/color-choice.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { usePageAnnotations } from '../hooks/use-page-annotations.ts';
import { useReadAloud } from '../hooks/use-read-aloud.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { playSentence, useTimeline } from '../hooks/use-timeline.ts';
import { openAnnotationPanel } from '../hooks/use-annotation-panel.ts';
import { useSelected } from '@/domain/words/in-text/text-words.ts';
import { sentenceText } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

/**
 * Actions in the word panel: bookmark the word's sentence, highlight the sentence or the words, add a note, and play
 * the sentence.
 */
export function AnnotationTools(text: { data: ReadingPage; occurrences: readonly WordOccurrence[] }) {
  const words = useSelected()?.words;
  return words && <Tools key={words.join()} words={words} {...text} />;
}

function Tools({
  words,
  data: { id, sentences, language, audio: recording },
  occurrences,
}: {
  words: readonly number[];
  data: ReadingPage;
  occurrences: readonly WordOccurrence[];
}) {
  const { t } = useTranslation(['annotations', 'listening']);
  const pageAnnotations = usePageAnnotations(id, sentences, occurrences);
  const [scope, setScope] = useState<'words' | 'sentence'>(words.length > 1 ? 'words' : 'sentence');
  const part = pageAnnotations.partOf(words, scope === 'sentence');
  const { audio } = useRecording();
  const { timeline } = useTimeline(id);
  const client = useQueryClient();
  const { readAloud } = useReadAloud();
  if (!part) return null;
  const { sentence } = part;
  const isTimed = timeline.some(({ seq }) => seq === sentence);
  const play = () => {
    if (audio) playSentence(audio, timeline, sentence);
    else if (readAloud) readAloud.playFrom(sentence);
    else {
      const spoken = { text: id, language, sentence, words: sentenceText(sentences, sentence) };
      void import('@/domain/speech/speak.ts').then(({ speakSentence }) => speakSentence(client, spoken));
    }
  };
  const bookmarked = pageAnnotations.find('bookmark', { ...part, from: null, to: null }) !== undefined;
  const Bookmark = bookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <Group gap="4px 8px" role="group" aria-label={t('tools')}>
      <Group flex="1 0 100%" gap={4} wrap="nowrap">
        <Box flex={1}>
          <Segmented
            fullWidth
            size="xs"
            aria-label={t('scope')}
            value={scope}
            onChange={setScope}
            data={[
              { value: 'sentence', label: t('scopes.sentence') },
              { value: 'words', label: t('scopes.words', { count: words.length }) },
            ]}
          />
        </Box>
        {(recording === null || (audio && isTimed)) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('listening:play_sentence')}
            title={t('listening:play_sentence')}
            onClick={play}
          >
            <IconPlayerPlay size={20} stroke={1.6} />
          </ActionIcon>
        )}
      </Group>
      <ColorChoice
        label={t('kinds.highlight')}
        value={pageAnnotations.find('highlight', part)?.color}
        onChoose={(color) => void pageAnnotations.highlight(part, color)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('new_note')}
        title={t('new_note')}
        onClick={() => openAnnotationPanel({ note: part })}
      >
        <IconNote size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color={bookmarked ? 'ink' : 'gray'}
        size={36}
        aria-pressed={bookmarked}
        aria-label={t('bookmark')}
        title={t('bookmark')}
        onClick={() => void pageAnnotations.bookmark(part)}
      >
        <Bookmark size={20} stroke={1.6} />
      </ActionIcon>
      <SaveButton target={{ kind: 'sentence', text: id, sentence: part.sentence }} />
    </Group>
  );
}
