import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { listReferenceSites } from '@glossa/contract/reference-sites';
import { languageCode } from '@glossa/language/language-code';
import { Box, Group, Text } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { keysText } from '@/ui/data/keys.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { fillSiteUrl } from './fill-site-url.ts';
import type { WordContext } from './look-up-query.ts';
import { useLookup } from './meanings.tsx';
import { openSite, siteTargets } from './open-site.ts';
import parts from './word-part.module.css';

/** Milliseconds before the list is refetched. Changes in the settings appear immediately. */
const staleTime = 300_000;

/** Returns the key of a site by its position, from 0. */
export const siteKey = (position: number): string => `alt+${(position + 1) % 10}`;

/**
 * Returns a lemma as dictionaries spell it, since many sites are case-sensitive. If the word is its own lemma, the
 * headword of its first entry is more reliable.
 */
function findHeadword(text: string, lemma: string, entries: readonly DictionaryEntry[] = []): string {
  const isLemma = (word: string) => word.toLowerCase() === lemma.toLowerCase();
  const found = entries.find(({ headword }) => isLemma(headword)) ?? (isLemma(text) ? entries[0] : undefined);
  return found?.headword ?? lemma;
}

/** Links to the learner's reference sites for a word or phrase, each with a key. */
export function ReferenceLinks({
  text,
  lemma,
  sentence,
  language,
  context,
}: {
  /** As written. */
  text: string;
  /** The word's lemma; undefined if unknown. */
  lemma: string | undefined;
  sentence: string;
  language: string;
  /** Where the word is in a text: the same context as the panel's, so that both share one lookup. */
  context?: WordContext | undefined;
}) {
  const { t, i18n } = useTranslation('reader');
  const isPhone = useIsPhone();
  const { data, isPending } = useQuery({
    ...endpointQuery(listReferenceSites, { query: { language } }),
    staleTime,
    meta: { silent: true },
  });
  const { entries } = useLookup(text, language, { context, known: undefined });
  const values = {
    word: text,
    lemma: findHeadword(text, lemma || text, entries),
    sentence: sentence || text,
    language,
    interface: languageCode(i18n.language) ?? 'en',
  };
  const links = (data?.sites ?? []).map((site, position) => ({
    ...site,
    url: fillSiteUrl(site.url, values),
    key: siteKey(position),
  }));
  useShortcuts(
    links.map((link) => ({
      keys: [link.key],
      label: t('references.open', { site: link.name }),
      group: t('keys.group'),
      run: () => openSite(link),
    })),
  );
  // Reserve a row, so that the content below barely moves when the response arrives.
  if (isPending) return <Box mih={isPhone ? 44 : 22} />;
  if (links.length === 0) return null;
  return (
    <Group
      role="group"
      aria-label={t('references.label')}
      gap="xs"
      wrap="nowrap"
      align={isPhone ? 'center' : 'flex-start'}
    >
      <Group
        flex={1}
        miw={0}
        gap="2px 10px"
        fz={13}
        // On phones, all sites stay in one row that scrolls sideways.
        wrap={isPhone ? 'nowrap' : 'wrap'}
        style={isPhone ? { overflowX: 'auto' } : {}}
      >
        <Text span flex="none" size="xs" fw={500} c="dimmed" aria-hidden="true">
          {t('references.label')}
        </Text>
        {links.map((link) => (
          <Box
            key={link.key}
            component="a"
            flex="none"
            className={parts.link}
            href={link.url}
            target={siteTargets[link.opens_in]}
            {...(link.opens_in === 'new_tab' ? { rel: 'noopener noreferrer' } : {})}
            title={keysText(link.key)}
            aria-label={t('references.open_word', { site: link.name, word: text })}
            aria-keyshortcuts={`Alt+${link.key.at(-1)}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              openSite(link);
            }}
          >
            <bdi>{link.name}</bdi>
          </Box>
        ))}
      </Group>
      <Box
        component={Link}
        to="/settings#lookup"
        display="inline-flex"
        className={parts.link}
        aria-label={t('references.edit')}
      >
        <IconSettings size={16} stroke={1.6} aria-hidden="true" />
      </Box>
    </Group>
  );
}
