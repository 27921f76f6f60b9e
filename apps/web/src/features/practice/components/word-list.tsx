import type { PracticeCard } from '@glossa/contract/practice';
import { languageByCode } from '@glossa/language/languages';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import classes from './word-list.module.css';

/** A list of words, each with a detail and further content at the end of its row. */
export const WordList = ({
  words,
}: {
  words: readonly { card: PracticeCard; detail: ReactNode; end: ReactNode }[];
}) => (
  <Card p={0}>
    <List isDivided>
      {words.map(({ card, detail, end }) => (
        <li key={card.id} className={classes.row}>
          <Text
            span
            ff="var(--glossa-font-reading)"
            fz={18}
            ta="start"
            lang={card.language}
            dir={languageByCode(card.language)?.direction}
          >
            {card.text}
          </Text>
          <Text size="sm" c="dimmed" className={classes.detail ?? ''} dir="auto">
            {detail}
          </Text>
          {end}
        </li>
      ))}
    </List>
  </Card>
);
