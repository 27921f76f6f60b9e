import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { languageName } from '@/lib/i18n/language-name.ts';
import { givingText } from '@/domain/paths/given-text.ts';
import { PageHeader } from '@/ui/layout/page-layout.tsx';
import { exampleTexts } from '../example-texts.ts';
import classes from './first-text.module.css';

/** For a language without stories: links to adding a text, with a short one to try. */
export function ExampleStep({ language, onBack }: { language: string; onBack: () => void }) {
  const { t, i18n } = useTranslation('languages');
  const example = exampleTexts[language];
  return (
    <>
      <PageHeader
        title={t('example.title')}
        help={t('example.help', { language: languageName(language, i18n.language) })}
      />
      {example && (
        <article className={classes.story}>
          <h2 lang={language} dir="auto">
            {example.title}
          </h2>
          <p lang={language} dir="auto">
            {example.text}
          </p>
        </article>
      )}
      <Group gap="xs">
        {example && (
          <Button component={Link} to="/articles/upload" state={givingText(example)}>
            {t('example.use')}
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          {t('story.back')}
        </Button>
        <Button variant={example ? 'subtle' : 'filled'} component={Link} to="/articles/upload">
          {t('story.own')}
        </Button>
      </Group>
    </>
  );
}
