import { installCatalogDictionary, listAdminDictionaries } from '@glossa/contract/admin-dictionaries';
import type { CatalogDictionary } from '@glossa/contract/admin-dictionaries';
import { interfaceLanguageCodes } from '@glossa/locales/interface-language-for';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconDownload, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter } from '@/domain/search/filter-select.tsx';
import { SearchField } from '@/domain/search/search-field.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Row, RowList } from '@/ui/data/row-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Section } from '@/ui/layout/section.tsx';
import type { DictionariesView } from './dictionaries-view.ts';
import { DictionaryFacts } from './dictionary-facts.tsx';
import classes from './dictionary-row.module.css';
import { useLanguageName } from './use-language-name.ts';

/** The dictionaries that can be installed for a language. */
export function CatalogSection({
  language,
  catalog,
  updatedAt,
  view: { target, search },
  isRefreshing,
  onChange,
  onRefresh,
  onUpload,
}: {
  language: string;
  catalog: readonly CatalogDictionary[];
  /** When the catalog was last fetched. */
  updatedAt: string | null;
  view: DictionariesView;
  isRefreshing: boolean;
  onChange: (part: Partial<DictionariesView>, options?: { replace: boolean }) => void;
  /** Fetches the publishers' lists. */
  onRefresh: () => void;
  onUpload: () => void;
}) {
  const { t } = useTranslation('dictionaries');
  const name = useLanguageName();
  const { rank, targets } = useTargets(catalog);
  const found = catalog
    .filter((one) => target === undefined || one.target === target)
    .filter(({ title, publisher }) => matches(`${title} ${publisher}`, search))
    .toSorted((a, b) => rank(a.target) - rank(b.target) || (b.entries ?? 0) - (a.entries ?? 0));
  return (
    <Section
      title={t('catalog.title')}
      help={
        updatedAt === null ? (
          t('catalog.never_checked')
        ) : (
          <>
            {t('catalog.checked')} <RelativeTime value={updatedAt} />
          </>
        )
      }
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          {t('catalog.refresh')}
        </Button>
      }
    >
      {catalog.length === 0 ? (
        <EmptyState
          drawing="shelf"
          title={t('catalog.empty', { language: name(language) })}
          message={t('catalog.empty_help')}
          action={
            <Button variant="default" onClick={onUpload}>
              {t('upload.open')}
            </Button>
          }
        />
      ) : (
        <>
          <Group gap="xs" mb="sm">
            <Box flex="1 1 220px">
              <SearchField
                value={search}
                label={t('catalog.search')}
                group={t('title')}
                onChange={(next) => onChange({ search: next }, { replace: search !== '' && next !== '' })}
              />
            </Box>
            <ChoiceFilter
              hasLabels={false}
              label={t('catalog.target')}
              any={t('catalog.any_target')}
              values={targets}
              nameOf={name}
              value={target}
              onChange={(next) => onChange({ target: next })}
            />
          </Group>
          {found.length === 0 ? (
            <NothingFound
              title={t('catalog.nothing_found')}
              clear={t('catalog.clear')}
              onClear={() => onChange({ target: undefined, search: '' })}
            />
          ) : (
            <RowList aria-label={t('catalog.title')}>
              {found.map((dictionary) => (
                <CatalogRow key={dictionary.name} dictionary={dictionary} />
              ))}
            </RowList>
          )}
        </>
      )}
    </Section>
  );
}

const matches = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * Returns the languages of the explanations, with the user's interface language first, and a function that returns a
 * language's rank in that order.
 */
function useTargets(catalog: readonly CatalogDictionary[]) {
  const { i18n } = useTranslation();
  const name = useLanguageName();
  const preferred = [i18n.language, 'en', ...interfaceLanguageCodes];
  const preference = (code: string): number => {
    const index = preferred.indexOf(code);
    // All other interface languages have the same rank, so that they are sorted by name.
    return index === -1 ? 3 : Math.min(index, 2);
  };
  const targets = [...new Set(catalog.map((one) => one.target))].toSorted(
    (a, b) => preference(a) - preference(b) || name(a).localeCompare(name(b), i18n.language),
  );
  return { targets, rank: (code: string) => targets.indexOf(code) };
}

function CatalogRow({ dictionary }: { dictionary: CatalogDictionary }) {
  const { t } = useTranslation('dictionaries');
  const format = useFormat();
  const { title, publisher, updated } = dictionary;
  return (
    <Row className={classes.row ?? ''} data-simple>
      <div>
        <Group gap="2px 8px">
          <Text component="bdi" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text component="bdi" size="sm" c="dimmed">
            {publisher}
          </Text>
        </Group>
        <DictionaryFacts dictionary={dictionary}>
          {updated !== null && (
            <span>{t('catalog.updated', { date: format.date(new Date(`${updated}T12:00`)) })}</span>
          )}
        </DictionaryFacts>
      </div>
      <InstallButton dictionary={dictionary} />
    </Row>
  );
}

function InstallButton({
  dictionary: { name, title, is_installed, is_installing, update_available },
}: {
  dictionary: CatalogDictionary;
}) {
  const { t } = useTranslation('dictionaries');
  const { mutate, isPending } = useEndpointMutation(installCatalogDictionary, {
    invalidates: [listAdminDictionaries],
  });
  if (is_installed && !update_available && !is_installing) {
    return (
      <Group component="span" gap={4} c="var(--glossa-success)" fz="sm" className={classes.actions ?? ''}>
        <IconCheck size={16} aria-hidden="true" />
        {t('catalog.installed')}
      </Group>
    );
  }
  const isBusy = is_installing || isPending;
  const action = is_installing
    ? t('installations.installing')
    : t(is_installed ? 'update' : 'catalog.install');
  return (
    <Button
      className={classes.actions ?? ''}
      variant={is_installed ? 'filled' : 'light'}
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      // Unlike `disabled`, keeps the button focusable while it is busy.
      aria-disabled={isBusy}
      data-disabled={isBusy}
      aria-label={`${action}: ${title}`}
      onClick={() => {
        if (!isBusy) mutate({ body: { name } });
      }}
    >
      {action}
    </Button>
  );
}
