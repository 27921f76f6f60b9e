import { Box, Button, Text } from '@mantine/core';
import type { Family } from '@glossa/contract/families';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import levelColors from '../level-colors.module.css';
import { levelOf } from '../word-level.ts';
import type { WordLevel } from '../word-level.ts';
import { useLevelLabel } from './use-level-label.ts';
import parts from './word-part.module.css';
import { WordPart } from './word-part.tsx';

/** The number of forms shown initially. */
const initialCount = 6;

/** The other forms of a word that the learner has encountered, with a button that sets them all to the word's level. */
export function WordFamily({
  id,
  family: { lemma, members },
  level,
  language,
  onApply,
}: {
  id: number;
  family: Family;
  /** The level of the word itself. */
  level: WordLevel;
  language: string;
  onApply: () => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const label = useLevelLabel();
  const [all, setAll] = useState(false);
  const others = members.filter((member) => member.id !== id);
  if (others.length === 0) return null;
  const differingCount = others.filter((member) => levelOf(member) !== level).length;
  return (
    <WordPart title={t('panel.family', { lemma: lemma.text })}>
      <List gap={6}>
        {others.slice(0, all ? others.length : initialCount).map((member) => (
          <li key={member.id}>
            <Box
              component="span"
              className={levelColors.background ?? ''}
              display="inline-block"
              w={10}
              h={10}
              me={8}
              bd="1px solid var(--glossa-line-strong)"
              bdrs={3}
              data-level={levelOf(member)}
              aria-hidden="true"
            />
            <Text component="bdi" ff="var(--glossa-font-reading)" mie={8} lang={language}>
              {member.text}
            </Text>
            <Text span size="xs" c="dimmed">
              {label(levelOf(member))}
              {member.count > 0 && ` · ${t('panel.family_met', { number: format.number(member.count) })}`}
            </Text>
          </li>
        ))}
      </List>
      {!all && others.length > initialCount && (
        <button type="button" className={parts.link} onClick={() => setAll(true)}>
          {t('panel.family_more', { number: format.number(others.length - initialCount) })}
        </button>
      )}
      {differingCount > 0 && (
        <div>
          <Button variant="light" size="compact-sm" onClick={onApply}>
            {t('panel.family_apply', { level: label(level), number: format.number(members.length) })}
          </Button>
        </div>
      )}
    </WordPart>
  );
}
