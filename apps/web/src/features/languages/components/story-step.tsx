import { Button, Group } from '@mantine/core';
import type { StarterText } from '@glossa/contract/starter-texts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { PageHeader } from '@/ui/layout/page-layout.tsx';
import classes from './first-text.module.css';

/** Offers the story for the chosen level. */
export function StoryStep({
  language,
  story,
  isPending,
  onBegin,
  onBack,
}: {
  language: string;
  story: StarterText;
  /** Whether it is being added to the library. */
  isPending: boolean;
  onBegin: () => void;
  /** Returns to the levels. */
  onBack: () => void;
}) {
  const { t } = useTranslation('languages');
  return (
    <>
      <PageHeader title={t('story.title')} help={t('story.help')} />
      <article className={classes.story}>
        <h2 lang={language} dir="auto">
          {story.title}
        </h2>
        <DifficultyMark value={story.difficulty} />
        <p lang={language} dir="auto">
          {story.opening}
        </p>
      </article>
      <Group gap="xs">
        <Button loading={isPending} onClick={onBegin}>
          {t('story.start')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('story.back')}
        </Button>
        <Button variant="subtle" component={Link} to="/articles/upload">
          {t('story.own')}
        </Button>
      </Group>
    </>
  );
}
