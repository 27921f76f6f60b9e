import { Anchor, Text } from '@mantine/core';
import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import type { StarterText } from '@glossa/contract/starter-texts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { languageName } from '@/lib/i18n/language-name.ts';
import { PageHeader } from '@/ui/layout/page-layout.tsx';
import { List } from '@/ui/layout/list.tsx';
import card from './choice-card.module.css';
import classes from './first-text.module.css';

/** The levels of the Common European Framework of Reference (CEFR) that correspond to each difficulty. */
const framework: Readonly<Record<Difficulty, string>> = {
  beginner: 'A1–A2',
  intermediate: 'B1–B2',
  advanced: 'C1–C2',
};

/** Asks how well the user knows the language; the openings of its stories serve as examples. */
export function LevelStep({
  language,
  stories,
  onChoose,
}: {
  language: string;
  stories: readonly StarterText[];
  onChoose: (level: Difficulty) => void;
}) {
  const { t, i18n } = useTranslation('languages');
  const id = useId();
  return (
    <>
      <PageHeader
        title={t('level.title', { language: languageName(language, i18n.language) })}
        help={t('level.help')}
      />
      <List gap="sm" maw={720} mb={20}>
        {difficulties.map((level) => {
          const story = stories.find(({ difficulty }) => difficulty === level);
          const openingId = story ? `${id}-${level}` : undefined;
          return (
            <li key={level}>
              <button
                type="button"
                className={`${card.card} ${classes.level}`}
                aria-labelledby={`${id}-${level}-name`}
                aria-describedby={openingId}
                onClick={() => onChoose(level)}
              >
                <Text component="span" fw={600} id={`${id}-${level}-name`}>
                  {t(`level.${level}`)}{' '}
                  <Text component="bdi" size="sm" c="dimmed" ms={4}>
                    {framework[level]}
                  </Text>
                </Text>
                {story && (
                  <Text
                    className={classes.story}
                    component="span"
                    c="dimmed"
                    lineClamp={2}
                    id={openingId}
                    lang={language}
                    dir="auto"
                  >
                    {story.opening}
                  </Text>
                )}
              </button>
            </li>
          );
        })}
      </List>
      <Anchor component={Link} to="/dashboard" size="sm">
        {t('level.skip')}
      </Anchor>
    </>
  );
}
