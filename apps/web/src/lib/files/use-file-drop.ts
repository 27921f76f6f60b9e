import { useState } from 'react';
import type { DragEvent } from 'react';

/** Makes an element a drop target: spread `handlers` on it. `dropping` is true while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [dropping, setDropping] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    dropping,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file instead of the page.
        event.preventDefault();
        setDropping(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
