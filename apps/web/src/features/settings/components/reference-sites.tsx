import { maxReferenceSites } from '@glossa/contract/reference-site';
import type { ReferenceSite } from '@glossa/contract/reference-site';
import { listReferenceSites, updateReferenceSites } from '@glossa/contract/reference-sites';
import { ActionIcon, Box, Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { siteKey } from '@/domain/words/entry/reference-links.tsx';
import { Keys } from '@/ui/data/keys.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Section } from '@/ui/layout/section.tsx';
import { useSavedList } from '../hooks/use-saved-list.ts';
import { ListLoaded } from './list-loaded.tsx';
import { moveElement, MovableList } from './movable-list.tsx';
import { SiteDialog } from './site-dialog.tsx';

const icon = { size: 18, stroke: 1.6 };

/** The websites where the learner looks up words in a language. */
export function ReferenceSites({ language }: { language: string }) {
  const { t } = useTranslation('settings');
  /** Index of the site being edited; for a new site, the number of existing sites. */
  const [edited, setEdited] = useState<number>();
  const { data, error, refetch, change } = useSavedList({
    list: listReferenceSites,
    input: { query: { language } },
    save: updateReferenceSites,
  });
  const save = (sites: ReferenceSite[]) =>
    change({ is_default: false, sites }, { body: { language, sites } });
  const restore = (before: { is_default: boolean; sites: ReferenceSite[] }) =>
    change(before, { body: { language, sites: before.is_default ? null : before.sites } });
  return (
    <Section order={3} title={t('lookup.sites')} help={t('lookup.sites_help')}>
      <ListLoaded data={data} error={error} onRetry={refetch}>
        {(before) => {
          const { sites, is_default: isDefault } = before;
          const remove = (position: number, name: string) => {
            save(sites.toSpliced(position, 1));
            toast.undo({ message: t('lookup.removed', { name }), onUndo: () => restore(before) });
          };
          return (
            <>
              {sites.length > 0 && (
                <MovableList
                  label={t('lookup.sites')}
                  items={sites.map((site, position) => ({
                    key: `${site.name} ${site.url}`,
                    name: site.name,
                    content: <SiteName site={site} position={position} />,
                    actions: (
                      <>
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          size={36}
                          aria-label={t('lookup.edit', { name: site.name })}
                          onClick={() => setEdited(position)}
                        >
                          <IconPencil {...icon} />
                        </ActionIcon>
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          size={36}
                          aria-label={t('lookup.remove', { name: site.name })}
                          onClick={() => remove(position, site.name)}
                        >
                          <IconX {...icon} />
                        </ActionIcon>
                      </>
                    ),
                  }))}
                  onMove={(from, to) => save(moveElement(sites, from, to))}
                />
              )}
              <Group gap="xs" mt="sm">
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPlus size={16} stroke={1.8} />}
                  disabled={sites.length >= maxReferenceSites}
                  onClick={() => setEdited(sites.length)}
                >
                  {t('lookup.add')}
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  disabled={isDefault}
                  aria-label={t('reset_named', { group: t('lookup.sites') })}
                  onClick={() => {
                    change({ is_default: true, sites }, { body: { language, sites: null } });
                    toast.undo({
                      message: t('was_reset', { group: t('lookup.sites') }),
                      onUndo: () => restore(before),
                    });
                  }}
                >
                  {t('reset')}
                </Button>
              </Group>
              {edited !== undefined && (
                <SiteDialog
                  language={language}
                  site={sites[edited]}
                  onSave={(site) => {
                    save(sites.toSpliced(edited, 1, site));
                    setEdited(undefined);
                  }}
                  onClose={() => setEdited(undefined)}
                />
              )}
            </>
          );
        }}
      </ListLoaded>
    </Section>
  );
}

function SiteName({ site: { name, url }, position }: { site: ReferenceSite; position: number }) {
  const isPhone = useIsPhone();
  return (
    <Box miw={0} py={4}>
      <Group component="span" gap="xs">
        <Text component="span" fw={500} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        {!isPhone && <Keys binding={siteKey(position)} />}
      </Group>
      <Text component="bdi" dir="ltr" display="block" size="sm" c="dimmed" truncate>
        {url.replace(/^https?:\/\/(www\.)?/, '')}
      </Text>
    </Box>
  );
}
