import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LevelControl } from '@/domain/words/entry/level-control.tsx';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import words from '@/domain/words/in-text/words.module.css';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { Card } from '@/ui/layout/card.tsx';
import classes from './reading-sample.module.css';

/**
 * A preview of the app on the sign-in page: a passage from the starter library with one word's panel open, where
 * visitors can change the word's level.
 */
export function ReadingSample() {
  const { t, i18n } = useTranslation(['auth', 'reader', 'languages']);
  const { language, title, text, opened, wordLevels } = passageFor(i18n.language);
  const label = useLevelLabel();
  const [chosen, setChosen] = useState(wordLevels[opened] ?? 'new');
  const parts = splitWords(text).map((part) => {
    const word = part.text.toLowerCase();
    const level: WordLevel = word === opened ? chosen : (wordLevels[word] ?? 'known');
    return { ...part, level };
  });
  const selected = parts.findIndex(({ text: word }) => word === opened);
  const count = (matches: (level: WordLevel) => boolean) =>
    parts.filter(({ isWord, level }) => isWord && matches(level)).length;
  const learning = count((level) => ['1', '2', '3'].includes(level));
  const unseen = count((level) => level === 'new');
  return (
    <div className={classes.sample}>
      <Card component="section" className={classes.sheet} lang={language} dir="ltr">
        <Title order={2} className={classes.title} mb="xs">
          {title}
        </Title>
        <div lang={i18n.language}>
          <KnowledgeBar counts={{ known: count(() => true) - learning - unseen, learning, new: unseen }} />
        </div>
        <p className={classes.text}>
          {parts.map((part, index) => (
            <span
              key={index}
              className={part.isWord ? words.word : undefined}
              data-level={part.isWord ? part.level : undefined}
              data-selected={index === selected || undefined}
            >
              {part.text}
            </span>
          ))}
        </p>
      </Card>
      <Card component="section" className={classes.panel}>
        <Title order={3} className={classes.title} fz="xl">
          <bdi lang={language}>{opened}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          {label(chosen)}
        </Text>
        <Text className={classes.meaning ?? ''} mt="sm" ps="sm">
          {t('auth:sample.cat')}
        </Text>
        <div className={classes.level}>
          <LevelControl value={chosen} onChange={setChosen} />
          <Text size="sm" c="dimmed" mt="sm">
            {t('languages:hints.mark')}
          </Text>
        </div>
      </Card>
    </div>
  );
}

/** A few lines of a story, with the levels a beginner would have. */
interface Passage {
  language: string;
  title: string;
  text: string;
  /** The word whose panel is open; it means "cat". */
  opened: string;
  /** Words that aren't known yet, in lower case. */
  wordLevels: Readonly<Record<string, WordLevel>>;
}

const french: Passage = {
  language: 'fr',
  title: 'Le chat de la boulangerie',
  text: 'Madame Morel a une petite boulangerie à Nantes. Elle a aussi un gros chat gris. Le chat s’appelle Biscuit. Chaque matin, à sept heures, Biscuit sort de la boulangerie.',
  opened: 'chat',
  wordLevels: { boulangerie: '1', gros: 'new', chat: '2', gris: 'new', appelle: '3', sort: 'new' },
};

const italian: Passage = {
  language: 'it',
  title: 'Il ladro di basilico',
  text: 'La prima notte Matteo si addormentò sui libri. La seconda notte bevve quattro caffè, ma vide soltanto un gatto.',
  opened: 'gatto',
  wordLevels: { addormentò: 'new', libri: '3', bevve: '1', vide: 'new', soltanto: 'new', gatto: '2' },
};

/** Returns a passage from the starter library in a language other than the interface language. */
const passageFor = (language: string): Passage => (language === 'fr' ? italian : french);

/** Splits a text into words and the text between them. */
const splitWords = (text: string): { text: string; isWord: boolean }[] =>
  [...text.matchAll(/(\p{L}+)|\P{L}+/gu)].map(([part, word]) => ({ text: part, isWord: word !== undefined }));
