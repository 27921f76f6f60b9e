import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';

interface MovableItem {
  /** Identifies the item in the list. */
  key: string;
  name: string;
  content: ReactNode;
  /** Buttons placed after those that move the item. */
  actions: ReactNode;
}

const icon = { size: 18, stroke: 1.6 };

/** Returns a copy of a list with an element moved to another position. */
export const moveElement = <Element,>(list: readonly Element[], from: number, to: number): Element[] => {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
};

/** A list whose items can be moved with buttons, or by dragging their handles. */
export function MovableList({
  items,
  label,
  onMove,
}: {
  items: readonly MovableItem[];
  label: string;
  onMove: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('settings');
  const { list, order, isDragged, startDrag } = useDragging(items, onMove);
  const [moves, setMoves] = useState<{ name: string; to: number }>();
  return (
    <Card p={0}>
      <List ref={list} component="ol" isDivided aria-label={label}>
        {order.map((item, position) => (
          <Group
            key={item.key}
            component="li"
            gap={4}
            ps={items.length > 1 ? 4 : 'md'}
            pe="xs"
            py={6}
            {...(isDragged(item) ? { bg: 'var(--glossa-accent-wash)' } : {})}
          >
            <Group flex="1 1 200px" miw={0} gap={4} wrap="nowrap">
              {items.length > 1 && (
                <Text
                  component="span"
                  c="dimmed"
                  px={6}
                  py={8}
                  lh={1}
                  style={{ cursor: 'grab', touchAction: 'none' }}
                  title={t('lookup.drag')}
                  onPointerDown={(event: PointerEvent) => startDrag(event, position)}
                >
                  <IconGripVertical {...icon} aria-hidden="true" />
                </Text>
              )}
              {item.content}
            </Group>
            <Group gap={2} ms="auto" wrap="nowrap">
              {items.length > 1 && (
                <>
                  <MoveButton
                    name={item.name}
                    by={-1}
                    position={position}
                    isDisabled={position === 0}
                    onMove={() => {
                      onMove(position, position - 1);
                      setMoves({ name: item.name, to: position });
                    }}
                  />
                  <MoveButton
                    name={item.name}
                    by={1}
                    position={position}
                    isDisabled={position === order.length - 1}
                    onMove={() => {
                      onMove(position, position + 1);
                      setMoves({ name: item.name, to: position + 2 });
                    }}
                  />
                </>
              )}
              {item.actions}
            </Group>
          </Group>
        ))}
      </List>
      <VisuallyHidden role="status">
        {moves && t('lookup.moved', { name: moves.name, position: moves.to, total: items.length })}
      </VisuallyHidden>
    </Card>
  );
}

/** A button that moves an item by one position and keeps the focus afterward. */
function MoveButton({
  name,
  by,
  position,
  isDisabled,
  onMove,
}: {
  name: string;
  by: 1 | -1;
  position: number;
  isDisabled: boolean;
  onMove: () => void;
}) {
  const { t } = useTranslation('settings');
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // Moving an element in the document makes it lose the focus.
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  }, [position]);
  const Icon = by === 1 ? IconArrowDown : IconArrowUp;
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={by === 1 ? t('lookup.move_down', { name }) : t('lookup.move_up', { name })}
      // Unlike `disabled`, keeps the button focusable at the end of the list.
      opacity={isDisabled ? 0.3 : 1}
      aria-disabled={isDisabled}
      onClick={() => {
        if (isDisabled) return;
        isPressed.current = true;
        onMove();
      }}
    >
      <Icon {...icon} />
    </ActionIcon>
  );
}

/**
 * Lets the user drag items with a pointer. Shows them in the new order, and reports it once the pointer is released.
 */
function useDragging<Item extends { key: string }>(
  items: readonly Item[],
  onMove: (from: number, to: number) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const startDrag = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    stop.current = () => listening.abort();
    let to = from;
    setDrag({ from, to });
    document.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        const hoveredIndex = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
        if (hoveredIndex === -1 || hoveredIndex === to) return;
        to = hoveredIndex;
        setDrag({ from, to });
      },
      { signal },
    );
    const end = (isDropped: boolean) => () => {
      listening.abort();
      setDrag(undefined);
      if (isDropped && to !== from) onMove(from, to);
    };
    document.addEventListener('pointerup', end(true), { signal });
    document.addEventListener('pointercancel', end(false), { signal });
  };
  return {
    list,
    order: drag ? moveElement(items, drag.from, drag.to) : items,
    isDragged: (item: Item) => drag !== undefined && items[drag.from]?.key === item.key,
    startDrag,
  };
}
