import type { JournalEntry as Entry } from '@glossa/contract/journal';
import { Box, Group, Text } from '@mantine/core';
import { IconBook, IconMovie, IconVocabulary } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { readPath, watchPath } from '@/domain/paths/entry-paths.ts';
import { ToneIcon } from '@/domain/progress/tone-icon.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import classes from './journal-entry.module.css';

const icons = { reading: IconBook, video: IconMovie, words: IconVocabulary };

/** Returns the path of an entry's source, or undefined if the source was deleted. */
function entryPath({ type, source_id: source }: Entry): string | undefined {
  if (type === 'words') return '/words';
  return source === null ? undefined : type === 'reading' ? readPath(source) : watchPath(source);
}

/** A text, a video or the words of a language, with what the learner did. */
export function JournalEntry({ entry }: { entry: Entry }) {
  const { t, i18n } = useTranslation('journal');
  const studyTime = useStudyTime();
  const { type, times, wordsLearned, words, learnedWords, stats, language } = entry;
  const name = languageName(language, i18n.language);
  const title = type === 'words' ? t('entry.words_of', { language: name }) : entry.title;
  const path = entryPath(entry);
  const moment = new Date(entry.timestamp);
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const facts = [
    stats.duration > 0 && studyTime.text(stats.duration * 60),
    stats.pagesRead > 0 && t('entry.pages', { count: stats.pagesRead }),
    times > 0 && t(`entry.finished_${type === 'video' ? 'video' : 'reading'}`, { count: times }),
    stats.newWords > 0 && t('entry.new_words', { count: stats.newWords }),
    wordsLearned > 0 && t('entry.words_learned', { count: wordsLearned }),
    stats.cardsReviewed > 0 && t('entry.cards', { count: stats.cardsReviewed }),
    type !== 'words' && name,
  ].filter(Boolean);
  return (
    <li className={classes.entry}>
      <span title={t(`types.${type}`)}>
        <ToneIcon icon={icons[type]} tone="gray" size={40} />
      </span>
      <Box flex={1} miw={0}>
        <Text fw={500} className={classes.title}>
          {path ? (
            <Link to={path}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi title={t('entry.gone')}>{title}</bdi>
          )}
        </Text>
        <Facts component="ul" isDotted>
          {facts.map((fact, index) => (
            // The index is a stable key, because the facts never change order.
            <li key={index}>{fact}</li>
          ))}
        </Facts>
        <JournalWords words={words} count={stats.newWords} label={t('entry.sample')} language={language} />
        <JournalWords
          words={learnedWords}
          count={wordsLearned}
          label={t('entry.sample_learned')}
          language={language}
        />
      </Box>
      <Text component="time" size="sm" c="dimmed" flex="none" className="tabular" dateTime={entry.timestamp}>
        {time.format(moment)}
      </Text>
    </li>
  );
}

/** A few of the `count` words that were started or learned on a day. Renders nothing if there are no words. */
function JournalWords({
  words,
  count,
  label,
  language,
}: {
  words: readonly string[];
  count: number;
  label: string;
  language: string;
}) {
  const { t, i18n } = useTranslation('journal');
  const id = useId();
  if (words.length === 0) return null;
  return (
    <Group align="baseline" gap="4px 8px" mt="xs" fz="sm">
      <Text span inherit c="dimmed" id={id}>
        {label}
      </Text>
      <Group component="ul" gap={6} lang={language} aria-labelledby={id}>
        {words.map((word) => (
          <Box key={word} component="li" maw="100%" px={8} py={1} bg="var(--glossa-sunken)" bdrs={6}>
            <bdi>{word}</bdi>
          </Box>
        ))}
        {count > words.length && (
          <Text component="li" inherit c="dimmed" lang={i18n.language}>
            {t('entry.more', { count: count - words.length })}
          </Text>
        )}
      </Group>
    </Group>
  );
}
