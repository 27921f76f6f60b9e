import {
  installCatalogDictionary,
  listAdminDictionaries,
  orderDictionaries,
  removeInstalledDictionary,
} from '@glossa/contract/admin-dictionaries';
import type { CatalogDictionary, InstalledDictionary } from '@glossa/contract/admin-dictionaries';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey, endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { Row, RowList } from '@/ui/data/row-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { DictionaryFacts } from './dictionary-facts.tsx';
import classes from './dictionary-row.module.css';
import { useLanguageName } from './use-language-name.ts';

const invalidates = [listAdminDictionaries, lookUpWord];

/** The installed dictionaries of a language in lookup order. */
export function InstalledSection({
  language,
  installed,
  catalog,
}: {
  language: string;
  installed: readonly InstalledDictionary[];
  catalog: readonly CatalogDictionary[];
}) {
  const { t } = useTranslation('dictionaries');
  const name = useLanguageName();
  const order = useOrder(language, installed);
  const { drag, rowProps, handleProps } = useDragOrder(order.move);
  return (
    <Section title={t('installed.title')} help={order.shown.length > 1 ? t('installed.help') : undefined}>
      {order.shown.length === 0 ? (
        // Kept short, so that the catalog below stays visible.
        <Card>
          <Text fw={600}>{t('installed.empty', { language: name(language) })}</Text>
          <Text size="sm" c="dimmed">
            {t('installed.empty_help')}
          </Text>
        </Card>
      ) : (
        <RowList>
          {order.shown.map((dictionary, index) => (
            <Row
              key={dictionary.id}
              className={classes.row ?? ''}
              data-dragged={drag === index || undefined}
              {...rowProps(index)}
            >
              <Group gap={6} wrap="nowrap" c="dimmed" className={classes.handle ?? ''} aria-hidden="true">
                {order.shown.length > 1 && (
                  <span {...handleProps(index)}>
                    <IconGripVertical size={18} stroke={1.6} />
                  </span>
                )}
                <Text component="span" size="sm" className="tabular">
                  {index + 1}
                </Text>
              </Group>
              <InstalledName dictionary={dictionary} />
              <InstalledActions
                dictionary={dictionary}
                isUpdating={catalog.some((one) => one.name === dictionary.catalog_name && one.is_installing)}
                canMoveUp={order.canMove(index, index - 1)}
                canMoveDown={order.canMove(index, index + 1)}
                onMove={(by) => order.move(index, index + by)}
              />
            </Row>
          ))}
        </RowList>
      )}
    </Section>
  );
}

/** Returns the order to show, including unsaved moves, and a function that moves a dictionary. */
function useOrder(language: string, installed: readonly InstalledDictionary[]) {
  const [ids, setIds] = useState<readonly number[]>();
  const client = useQueryClient();
  const { mutate } = useEndpointMutation(orderDictionaries, {
    invalidates: [lookUpWord],
    onSuccess: (result) => {
      const { queryKey } = endpointQuery(listAdminDictionaries, { query: { language } });
      client.setQueryData(queryKey, (before) => before && { ...before, installed: result.installed });
    },
    onError: () => void client.invalidateQueries({ queryKey: endpointKey(listAdminDictionaries) }),
    onSettled: () => setIds(undefined),
  });
  const orderedDictionaries = ids
    ? installed.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    : installed;
  // Glossaries always come after full dictionaries, so a move can't cross from one group into the other.
  const canMove = (from: number, to: number): boolean =>
    from !== to &&
    orderedDictionaries[to] !== undefined &&
    orderedDictionaries[to].is_glossary === orderedDictionaries[from]?.is_glossary;
  return {
    shown: orderedDictionaries,
    canMove,
    move: (from: number, to: number) => {
      const movedDictionary = orderedDictionaries[from];
      if (!movedDictionary || !canMove(from, to)) return;
      const next = orderedDictionaries
        .filter((one) => one !== movedDictionary)
        .toSpliced(to, 0, movedDictionary)
        .map(({ id }) => id);
      setIds(next);
      mutate({ body: { language, ids: next } });
    },
  };
}

/** Lets the user move rows by dragging their handles. The buttons do the same for keyboards and touch screens. */
function useDragOrder(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<number>();
  return {
    drag,
    handleProps: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
        setDrag(index);
      },
      onDragEnd: () => setDrag(undefined),
    }),
    rowProps: (index: number) => ({
      onDragOver: (event: DragEvent) => drag !== undefined && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (drag === undefined) return;
        event.preventDefault();
        move(drag, index);
        setDrag(undefined);
      },
    }),
  };
}

function InstalledName({ dictionary }: { dictionary: InstalledDictionary }) {
  const { t } = useTranslation('dictionaries');
  const format = useFormat();
  const { title, is_glossary, is_bundled, update_available, installed_at } = dictionary;
  return (
    <div>
      <Group gap="2px 8px">
        <Text component="bdi" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {update_available && <Badge variant="light">{t('installed.update_available')}</Badge>}
        {is_glossary && <Badge variant="default">{t('installed.glossary')}</Badge>}
      </Group>
      <DictionaryFacts dictionary={dictionary}>
        <span>
          {is_bundled
            ? t('installed.bundled')
            : t('installed.date', { date: format.date(new Date(installed_at)) })}
        </span>
      </DictionaryFacts>
    </div>
  );
}

/** Focuses a moved row's button again, because reordering removes the element from the page for a moment. */
function restoreFocus(button: HTMLButtonElement): void {
  setTimeout(() => {
    const target = button.disabled
      ? button.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)')
      : button;
    target?.focus();
  });
}

function InstalledActions({
  dictionary: { id, title, catalog_name, update_available },
  isUpdating,
  canMoveUp,
  canMoveDown,
  onMove,
}: {
  dictionary: InstalledDictionary;
  isUpdating: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation('dictionaries');
  const install = useEndpointMutation(installCatalogDictionary, { invalidates: [listAdminDictionaries] });
  const remove = useEndpointMutation(removeInstalledDictionary, {
    invalidates,
    meta: { success: t('installed.removed', { title }) },
  });
  const icon = { size: 18, stroke: 1.6 };
  const moves = [
    { by: -1, label: t('installed.move_up'), Icon: IconArrowUp, isPossible: canMoveUp },
    { by: 1, label: t('installed.move_down'), Icon: IconArrowDown, isPossible: canMoveDown },
  ] as const;
  const confirmRemoval = async () => {
    const isConfirmed = await confirm({
      title: t('installed.remove_title', { title }),
      message: t('installed.remove_help'),
      action: t('installed.remove'),
      danger: true,
    });
    if (isConfirmed) remove.mutate({ params: { id } });
  };
  return (
    <Group gap={4} wrap="nowrap" className={classes.actions ?? ''}>
      {update_available && catalog_name !== null && (
        <Button
          size="xs"
          loading={isUpdating || install.isPending}
          aria-label={`${t('update')}: ${title}`}
          onClick={() => install.mutate({ body: { name: catalog_name } })}
        >
          {t('update')}
        </Button>
      )}
      {(canMoveUp || canMoveDown) &&
        moves.map(({ by, label, Icon, isPossible }) => (
          <ActionIcon
            key={by}
            variant="subtle"
            color="gray"
            size={36}
            disabled={!isPossible}
            {...(!isPossible && { bg: 'transparent' })}
            aria-label={`${label}: ${title}`}
            title={label}
            onClick={({ currentTarget }) => {
              onMove(by);
              restoreFocus(currentTarget);
            }}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        loading={remove.isPending}
        aria-label={`${t('installed.remove')}: ${title}`}
        title={t('installed.remove')}
        onClick={() => void confirmRemoval()}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </Group>
  );
}
