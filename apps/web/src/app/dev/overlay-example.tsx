import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** A button that opens an overlay. */
export function OverlayExample({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
