import { ActionIcon, Box } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** A button that opens a settings panel next to it; Escape or a click outside closes it. */
export function MenuButton({
  label,
  icon,
  onApproach,
  children,
}: {
  label: string;
  icon: ReactNode;
  /** Called when the button is likely to be pressed soon, to preload the panel. */
  onApproach?: () => void;
  /** Renders the panel. */
  children: (close: () => void) => ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpened(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  // Not Mantine's Popover, because the code for its positioning and focus trap is larger than the rest of the reader.
  return (
    <Box ref={menu} pos="relative" onKeyDown={keyDown}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={40}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpened(!opened)}
        aria-label={label}
        aria-expanded={opened}
        aria-haspopup="dialog"
      >
        {icon}
      </ActionIcon>
      {opened && children(close)}
    </Box>
  );
}
