import { Box, Button, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './word-panel.module.css';
import parts from './word-part.module.css';

/** The local storage key of the setting that keeps the details open. */
const storageKey = 'glossa-word-more';

/** The other details of a word, behind a button; while they are hidden, only the example and the image are shown. */
export function MoreWordDetails({
  text,
  language,
  direction,
  example,
  image,
  children,
}: {
  /** The word as written. */
  text: string;
  language: string;
  direction: 'ltr' | 'rtl';
  example: string;
  /** URL of the word's image, if it has one. */
  image: string | null | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('reader');
  const [more, setMore] = useState(() => localStorage.getItem(storageKey) === 'yes');
  const details = useId();
  const toggle = () => {
    localStorage.setItem(storageKey, more ? 'no' : 'yes');
    setMore(!more);
  };
  return (
    <>
      {!more && example !== '' && (
        <Box component="figure" fz="sm">
          <Text component="figcaption" size="xs" fw={500} c="dimmed" mb={4}>
            {t('panel.example')}
          </Text>
          <blockquote className={parts.quote} lang={language} dir={direction}>
            {example}
          </blockquote>
        </Box>
      )}
      {!more && image && (
        <img className={classes.picture} src={image} alt={t('panel.picture_of', { word: text })} />
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={more}
        aria-controls={details}
        rightSection={more ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        onClick={toggle}
      >
        {t('panel.more')}
      </Button>
      <div id={details} hidden={!more}>
        {more && (
          <Stack gap="sm" className={classes.details ?? ''}>
            {children}
          </Stack>
        )}
      </div>
    </>
  );
}
